// `orrery bench [what]`: measurements, side by side with peers. The measurements themselves are in bench/, which only a full
// install can run.

import type { Measure, Progress } from '@orrery/bench';
import type { Command } from 'commander';
import { jsonOption, whole } from '../arguments.ts';
import { progress, round, say, sayJson, sayTable } from '../say.ts';
import { bad } from '../stop.ts';

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
    .option('--keep', 'write docs/evidence and the pages made from it; a run that was cut short goes on')
    .addOption(jsonOption())
    .action(async (what: string | undefined, { seconds, keep, json }: BenchHow) => {
      const { forgetSteps, measure, partNames: names, writeEvidence } = await import('@orrery/bench');
      if (what !== undefined && !names.includes(what))
        throw bad(`there is no measurement "${what}"; there are ${names.join(', ')}`);
      const measures: Measure[] = [];
      const written = new Set<string>();
      for (const name of what === undefined ? names : [what]) {
        const bar = progress(`measuring ${name}`, 100, 'percent');
        const tell: Progress = (done, note) => bar.show(Math.round(100 * done), note);
        const found = await measure(name, tell, { seconds, resumes: keep === true });
        bar.end();
        measures.push(...found);
        if (!keep) continue;
        const command = ['npm run bench --', name, '--keep', seconds === undefined ? '' : `--seconds ${seconds}`];
        for (const path of writeEvidence(name, found, command.filter(Boolean).join(' '))) written.add(path);
        forgetSteps(name);
      }
      if (json) sayJson(measures);
      else sayMeasures(measures);
      if (keep) process.stderr.write(`written: ${[...written].join(', ')}\n`);
    });
}

function sayMeasures(measures: readonly Measure[]): void {
  sayTable(
    ['measure', 'value', 'unit', 'peer', 'its value', 'ratio', 'its fastest', 'ratio'],
    measures.map(({ name, value, unit, peer, peerValue, ratio, fastest }) => [
      name,
      round(value),
      unit,
      peer ?? '',
      peerValue === undefined ? '' : round(peerValue),
      ratio === undefined ? '' : `${round(ratio)} x`,
      fastest === undefined ? '' : round(fastest.value),
      fastest === undefined ? '' : `${round(fastest.ratio)} x`,
    ]),
  );
  say('\nAbsolute figures inform, ratios judge: both sides ran in one process.');
}
