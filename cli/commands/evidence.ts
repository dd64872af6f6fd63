// `orrery evidence [name]`: the long measurements. Stopped at any time, the same command goes on where it was.

import type { Command } from 'commander';
import { jsonOption, whole } from '../arguments.ts';
import { plural, progress, say, sayJson, sayTable } from '../say.ts';
import { bad } from '../stop.ts';

interface EvidenceHow {
  readonly list?: true;
  readonly json?: true;
  readonly minutes?: number;
  readonly watchers?: number;
}

export function addEvidence(program: Command): void {
  program
    .command('evidence')
    .description('make the long measurements in docs/evidence; can be stopped and goes on')
    .argument('[name]', 'one of them; left out: all')
    .option('--list', 'only say which there are')
    .option('--minutes <n>', 'of the soak: how long each part plays', whole(1, 1440))
    .option('--watchers <n>', 'of the soak: how many look on at once', whole(0, 20_000))
    .addOption(jsonOption())
    .action(async (name: string | undefined, { list, json, minutes, watchers }: EvidenceHow) => {
      const { loadMeasurements } = await import('../evidence/measurements.ts');
      const measurements = await loadMeasurements({ minutes, watchers });
      const chosen = measurements.filter((measurement) => name === undefined || measurement.name === name);
      if (chosen.length === 0)
        throw bad(
          `there is no measurement "${name}"; there are ${measurements.map((measurement) => measurement.name).join(', ')}`,
        );
      const listed = chosen.map((measurement) => ({
        name: measurement.name,
        about: measurement.about,
        parts: measurement.parts.length,
      }));
      if (list && json) return sayJson(listed);
      if (list)
        return sayTable(
          ['measurement', 'parts', 'about'],
          listed.map((measurement) => [measurement.name, measurement.parts, measurement.about]),
        );
      const { gather, PLACES, keptParts, codeHere } = await import('../evidence/gather.ts');
      const all = [];
      process.once('SIGINT', () => {
        process.stderr.write('\nStopped; what is done is kept, and the same command goes on from here.\n');
        process.exit(130);
      });
      for (const measurement of chosen) {
        const there = Object.keys(keptParts(measurement, codeHere(measurement), PLACES).parts).length;
        if (there > 0) process.stderr.write(`${measurement.name}: ${plural(there, 'part')} done before\n`);
        const bar = progress(measurement.name, measurement.parts.length, 'parts');
        const { parts: _, ...evidence } = await gather(measurement, PLACES, (done) => bar.show(done));
        bar.end();
        all.push(evidence);
        const fault = measurement.fault(evidence.result);
        if (fault !== null) process.exitCode = 1;
        if (!json)
          say(`${measurement.name}: ${fault ?? 'nothing wrong'}; written to docs/evidence/${measurement.name}.json`);
      }
      if (json) sayJson(all);
    });
}
