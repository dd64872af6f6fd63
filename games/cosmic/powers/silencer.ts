import { no, type Seat, type State } from '@orrery/kernel';
import type { Power } from '../rules/hooks.ts';
import { isSuperOn } from '../rules/live.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { has, isSilent, now, seatsOf, type Table } from '../rules/table.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'silencer.second': { locals: { seat: Seat }; answer: Seat | null };
  }
}

/** Everybody else who can still speak. */
const speakers = ({ table, seats }: State<Table>, seat: Seat): Seat[] =>
  seatsOf(seats).filter((each) => each !== seat && !has(table.out, each) && !isSilent(table, each));

function silence(kit: Kit, seat: Seat, other: Seat): void {
  now(kit.state.table).silent |= 1 << other;
  kit.tell('log.silenced', { seat, other }, '15.4');
}

/** Once the defense is known, another player says nothing more until the challenge ends. */
export const silencer: Power = {
  acts: [
    {
      at: '2c',
      targets: speakers,
      do(kit, { seat, target }) {
        silence(kit, seat, Number(target));
        if (isSuperOn(kit.state.table, 'silencer', seat)) kit.call('silencer.second', { seat });
      },
    },
  ],
};

export const silencerSecond: Step<'silencer.second'> = {
  may: (_, { seat }) => [seat],
  ask(view, { seat }) {
    const options = speakers(view, seat);
    if (options.length === 0) return null;
    return { prompt: { key: 'ask.silence' }, choice: { kind: 'one', noun: 'seat', options }, pass: true };
  },
  why: () => no('15.4', 'refuse.silence'),
  take(kit, _, seat, other) {
    kit.leave();
    if (other !== null) silence(kit, seat, other);
  },
};
