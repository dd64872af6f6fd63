// §1: catch comets one by one, and keep them in time.

import { type Answer, type Kit, no, type Refusal, rule, type State, type Step } from '@orrery/kernel';
import { STORM } from '../data/comets.ts';
import { type Steps, type Table, worth } from './table.ts';

const DEEDS = ['catch', 'keep'] as const;

export const haul: Step<Table, Steps, 'haul'> = {
  may: ({ table }) => [table.turn],

  ask(view) {
    const options = DEEDS.filter((deed) => barred(view, deed) === null);
    const prompt = { key: 'ask.haul', args: { worth: worth(view.table) } };
    return { prompt, choice: { kind: 'one', noun: 'word', options }, otherwise: options.at(-1) ?? 'catch' };
  },

  why: (view, _frame, _seat, answer) => barred(view, answer),

  take(kit, _, who, answer) {
    const { table } = kit.state;
    if (answer === 'keep') {
      const score = worth(table);
      table.scores[who] = (table.scores[who] ?? 0) + score;
      kit.tell('log.keep', { who, score }, '1.3');
      return putBack(kit);
    }
    const comet = kit.pull(0); // §1.1
    table.caught.push(comet);
    kit.tell('log.catch', { who, comet }, '1.1');
    if (rule('1.2', comet === STORM)) {
      kit.tell('log.storm', { who }, '1.2');
      putBack(kit);
    }
  },
};

/** Why this cannot be done now; null: it can. One function says both what is offered and why the rest is not. */
function barred({ table }: State<Table>, answer: Answer): Refusal | null {
  if (answer !== 'keep') return null;
  return rule('1.3', table.caught.length > 0) ? null : no('1.3', 'refuse.keep');
}

/** The turn is over: all comets go back into the bag. */
function putBack(kit: Kit<Table, Steps>): void {
  const { table } = kit.state;
  for (const comet of table.caught) kit.put(0, comet);
  table.caught = [];
  kit.leave();
}
