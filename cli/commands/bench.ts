// `orrery bench [what]`: measurements, side by side with peers. The measurements themselves are in bench/, which only a full
// install can run.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { jsonOption } from '../arguments.ts';
import { progress, round, say, sayJson, sayTable } from '../say.ts';
import { bad, notBuilt } from '../stop.ts';

interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly peer?: string;
  readonly peerValue?: number;
  readonly ratio?: number;
}

/** What bench/ exports: its parts by name; each tells how far it is, from 0 to 1. */
interface Bench {
  readonly parts: Readonly<Record<string, (tell: (done: number, note: string) => void) => Promise<readonly Measure[]>>>;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure, side by side with peers')
    .argument('[what]', 'one part, such as engine; left out: all of them')
    .addOption(jsonOption())
    .action(async (what: string | undefined, { json }: { json?: true }) => {
      const { parts } = await loadBench();
      const names = Object.keys(parts);
      if (what !== undefined && !Object.hasOwn(parts, what))
        throw bad(`there is no measurement "${what}"; there are ${names.join(', ')}`);
      const measures: Measure[] = [];
      for (const name of what === undefined ? names : [what]) {
        const bar = progress(`measuring ${name}`, 100, 'percent');
        measures.push(...((await parts[name]?.((done, note) => bar.show(Math.round(100 * done), note))) ?? []));
        bar.end();
      }
      if (json) sayJson(measures);
      else sayMeasures(measures);
    });
}

/** Named so that types and arrows do not ask for it before it is there. */
const BENCH: string = '@orrery/bench';

async function loadBench(): Promise<Bench> {
  if (!isThere()) throw notBuilt('bench');
  return (await import(BENCH)) as Bench;
}

function isThere(): boolean {
  try {
    return existsSync(fileURLToPath(import.meta.resolve(BENCH)));
  } catch {
    return false;
  }
}

function sayMeasures(measures: readonly Measure[]): void {
  sayTable(
    ['measure', 'value', 'unit', 'peer', 'its value', 'ratio'],
    measures.map(({ name, value, unit, peer, peerValue, ratio }) => [
      name,
      round(value),
      unit,
      peer ?? '',
      peerValue === undefined ? '' : round(peerValue),
      ratio === undefined ? '' : `${round(ratio)} x`,
    ]),
  );
  say('\nAbsolute figures inform, ratios judge: both sides ran in one process.');
}
