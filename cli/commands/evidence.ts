// `orrery evidence [job]`: the long measurements. Stopped at any time, the same command goes on where it was.

import type { Command } from 'commander';
import { jsonOption } from '../arguments.ts';
import { plural, progress, say, sayJson, sayTable } from '../say.ts';
import { bad } from '../stop.ts';

export function addEvidence(program: Command): void {
  program
    .command('evidence')
    .description('make the long measurements in docs/evidence; can be stopped and goes on')
    .argument('[job]', 'one of them; left out: all')
    .option('--list', 'only say which there are')
    .addOption(jsonOption())
    .action(async (name: string | undefined, { list, json }: { list?: true; json?: true }) => {
      const { loadJobs } = await import('../evidence/jobs.ts');
      const jobs = await loadJobs();
      const chosen = jobs.filter((job) => name === undefined || job.name === name);
      if (chosen.length === 0)
        throw bad(`there is no job "${name}"; there are ${jobs.map((job) => job.name).join(', ')}`);
      const listed = chosen.map((job) => ({ name: job.name, about: job.about, parts: job.parts.length }));
      if (list && json) return sayJson(listed);
      if (list)
        return sayTable(
          ['job', 'parts', 'about'],
          listed.map((job) => [job.name, job.parts, job.about]),
        );
      const { gather, PLACES, keptParts, codeHere } = await import('../evidence/gather.ts');
      const all = [];
      process.once('SIGINT', () => {
        process.stderr.write('\nStopped; what is done is kept, and the same command goes on from here.\n');
        process.exit(130);
      });
      for (const job of chosen) {
        const there = Object.keys(keptParts(job, codeHere(), PLACES).parts).length;
        if (there > 0) process.stderr.write(`${job.name}: ${plural(there, 'part')} done before\n`);
        const bar = progress(job.name, job.parts.length, 'parts');
        const { parts: _, ...evidence } = await gather(job, PLACES, (done) => bar.show(done));
        bar.end();
        all.push(evidence);
        const fault = job.fault(evidence.result);
        if (fault !== null) process.exitCode = 1;
        if (!json) say(`${job.name}: ${fault ?? 'nothing wrong'}; written to docs/evidence/${job.name}.json`);
      }
      if (json) sayJson(all);
    });
}
