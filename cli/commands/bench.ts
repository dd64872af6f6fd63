// `orrery bench [what]`: measurements, side by side with peers. The measurements themselves are in bench/, which only a full
// install can run.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { jsonOption, whole } from '../arguments.ts';
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

type Tell = (done: number, note: string) => void;

/** What bench/ exports: its parts by name, each telling how far it is, from 0 to 1; and where results are kept. */
interface Bench {
  readonly parts: Readonly<Record<string, (tell: Tell, how: { seconds?: number }) => Promise<readonly Measure[]>>>;
  /** Writes docs/evidence and the page made from it; gives the paths. */
  writeEvidence(measures: readonly Measure[], command: string): readonly string[];
}

interface BenchHow {
  readonly seconds?: number;
  readonly keep?: true;
  readonly json?: true;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure, side by side with peers')
    .argument('[what]', 'one part, such as engine; left out: all of them')
    .option('--seconds <n>', 'about how long each part may take', whole(1, 86_400))
    .option('--keep', 'write docs/evidence and the page made from it')
    .addOption(jsonOption())
    .action(async (what: string | undefined, { seconds, keep, json }: BenchHow) => {
      const { parts, writeEvidence } = await loadBench();
      const names = Object.keys(parts);
      if (what !== undefined && !Object.hasOwn(parts, what))
        throw bad(`there is no measurement "${what}"; there are ${names.join(', ')}`);
      const measures: Measure[] = [];
      for (const name of what === undefined ? names : [what]) {
        const bar = progress(`measuring ${name}`, 100, 'percent');
        const tell: Tell = (done, note) => bar.show(Math.round(100 * done), note);
        measures.push(...((await parts[name]?.(tell, seconds === undefined ? {} : { seconds })) ?? []));
        bar.end();
      }
      if (json) sayJson(measures);
      else sayMeasures(measures);
      if (!keep) return;
      const command = ['npm run bench --', what, '--keep', seconds === undefined ? '' : `--seconds ${seconds}`];
      const paths = writeEvidence(measures, command.filter(Boolean).join(' '));
      process.stderr.write(`written: ${paths.join(', ')}\n`);
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
