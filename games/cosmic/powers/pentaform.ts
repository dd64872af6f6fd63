import { must, no, type Seat } from '@orrery/kernel';
import { POWERS } from '../data/powers.ts';
import { NO_STAGE } from '../data/traits.ts';
import type { Power } from '../rules/hooks.ts';
import { powerOf } from '../rules/registry.ts';
import type { Kit, Step } from '../rules/steps.ts';
import { type Holding, holdingOf, type Table } from '../rules/table.ts';
import { drawPower } from '../rules/unused.ts';

declare module '../rules/steps.ts' {
  interface Steps {
    'pentaform.order': { locals: { seat: Seat }; answer: readonly number[] };
    'pentaform.swap': { locals: { seat: Seat }; answer: readonly number[] };
  }
}

const STAGES = 5;

/** §15.1: artifacts are allowed, except where the table itself would be another. */
const isStage = (power: number): boolean => !(NO_STAGE as readonly string[]).includes(POWERS[power]?.[0] ?? '');

const rowOf = (table: Table, seat: Seat): Holding => must(holdingOf(table, seat, powerOf('pentaform')), 'Pentaform');
const stagesOf = (table: Table, seat: Seat): Holding[] => rowOf(table, seat).stages ?? [];

/** Puts the stages in a row, and says which of them counts. */
function arrange(kit: Kit, seat: Seat, stages: Holding[]): void {
  rowOf(kit.state.table, seat).stages = stages;
  tellStage(kit, seat);
}

function tellStage(kit: Kit, seat: Seat): void {
  const { stages = [], at = 0 } = rowOf(kit.state.table, seat);
  const power = stages[at]?.power;
  if (power !== undefined) kit.tell('log.stage', { seat, power, n: at + 1 });
}

/** It lives through five powers: for each external base gained it moves on, for each lost it goes back (§14.12). */
export const pentaform: Power = {
  setup(kit, seat, holding) {
    holding.at = 0;
    holding.stages = [];
    for (let n = 0; n < STAGES; n++) {
      const power = drawPower(kit, isStage);
      if (power >= 0) holding.stages.push({ power, drawn: true });
    }
    kit.call('pentaform.order', { seat });
  },
  on: {
    bases(kit, me, seat, change) {
      if (seat !== me.seat) return;
      const row = rowOf(kit.state.table, seat);
      const before = row.at ?? 0;
      row.at = Math.max(0, Math.min((row.stages ?? []).length - 1, before + change));
      if (row.at !== before) tellStage(kit, seat);
    },
  },
};

export const pentaformOrder: Step<'pentaform.order'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat }) {
    const options = stagesOf(table, seat).map(({ power }) => power);
    if (options.length < 2) return null;
    return { prompt: { key: 'ask.stages' }, choice: { kind: 'order', noun: 'power', options }, otherwise: options };
  },
  why: () => no('15.1', 'refuse.stages'),
  take(kit, _, seat, order) {
    kit.leave();
    const stages = stagesOf(kit.state.table, seat);
    arrange(
      kit,
      seat,
      order.map((n) =>
        must(
          stages.find(({ power }) => power === n),
          'a stage',
        ),
      ),
    );
  },
};

/** The Super: two stages change places. */
export const pentaformSwap: Step<'pentaform.swap'> = {
  may: (_, { seat }) => [seat],
  ask({ table }, { seat }) {
    const options = stagesOf(table, seat).map(({ power }) => power);
    const choice = { kind: 'some', noun: 'power', options, min: 2, max: 2 } as const;
    return { prompt: { key: 'ask.stage-swap' }, choice, otherwise: options.slice(0, 2) };
  },
  why: () => no('6.1', 'refuse.stage-swap'),
  take(kit, _, seat, [one, two]) {
    kit.leave();
    const stages = stagesOf(kit.state.table, seat);
    const at = (n: number | undefined): Holding =>
      must(
        stages.find(({ power }) => power === n),
        'a stage',
      );
    const [a, b] = [at(one), at(two)];
    arrange(
      kit,
      seat,
      stages.map((stage) => (stage === a ? b : stage === b ? a : stage)),
    );
  },
};
