// What an answer, a look and the opening of a table that sleeps cost after 100 and after 5,000 answers, in CPU time.

import { openAdmin } from '@orrery/host';
import { fastDice, must, picker, sample } from '@orrery/kernel';
import { cpuTime, median } from './clock.ts';
import type { Measure } from './measure.ts';
import { createClient } from './server-client.ts';
import type { Host } from './server.ts';
import { sitDown, whoIsAsked } from './tables.ts';

export async function costsByLength({ address, folder, database, work }: Host, most: number): Promise<Measure[]> {
  const { id, clients } = await sitDown(address);
  const pick = picker(fastDice(3));
  let answers = 0;
  const playTo = async (goal: number): Promise<void> => {
    while (answers < goal) {
      const me = await whoIsAsked(clients);
      if (me === null) return;
      const ask = must(me.sight()?.ask, 'an ask');
      const news = new Promise<void>((done) => (me.onNews = () => done()));
      const say = { key: `bench-cost-${answers}`, ask: ask.number, answers: [sample(ask, pick)] };
      await me.call('POST', `/api/tables/${id}/say`, say);
      await news;
      answers++;
    }
  };
  /** Milliseconds of the server's processor for each of so many. */
  const cost = async (count: number, doing: () => Promise<unknown>): Promise<number> => {
    const before = (await work()).cpu;
    await doing();
    return ((await work()).cpu - before) / 1000 / count;
  };
  const look = async (): Promise<void> => {
    for (let n = 0; n < 200; n++) await createClient(address).call('GET', `/api/tables/${id}`);
  };
  /** A house of its own that has never seen the table. */
  const open = async (): Promise<number> => {
    const costs: number[] = [];
    for (let n = 0; n < 12; n++) {
      const admin = await openAdmin({ data: folder, database });
      const before = cpuTime();
      await admin.inspect(id);
      costs.push((cpuTime() - before) / 1000);
      await admin.close();
    }
    return median(costs.slice(2));
  };
  const measure = async (): Promise<Measure[]> => {
    const length = answers;
    const looked = await cost(200, look);
    const opened = await open();
    const answered = await cost(200, () => playTo(length + 200));
    return [
      { name: `an answer after ${length} answers`, value: answered, unit: 'ms of CPU' },
      { name: `a look at a table after ${length} answers`, value: looked, unit: 'ms of CPU' },
      { name: `opening a table that sleeps after ${length} answers`, value: opened, unit: 'ms of CPU' },
    ];
  };
  await playTo(100);
  const early = await measure();
  await playTo(most);
  const late = await measure();
  for (const client of clients) client.close();
  return early.flatMap((measured, i) => [measured, must(late[i], 'a measure')]);
}
