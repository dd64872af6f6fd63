// The soak of the server: two nodes under harm, and one left alone for its memory. Nothing acknowledged may be lost or doubled,
// nobody may be shown what is not theirs, and memory stays flat.

import type { Sample, SoakTask } from '@orrery/bench';
import type { Json } from '@orrery/kernel';
import type { Evidence } from './gather.ts';
import type { Done, Measurement, Part } from './measurement.ts';
import { overTime } from './plots.ts';

export interface SoakHow {
  readonly minutes?: number | undefined;
  readonly watchers?: number | undefined;
}

const MINUTES = 30;
const WATCHERS = 2000;
const TABLES = 12;
const [HARMED, ALONE] = ['two nodes', 'one node'] as const;

const NOTHING = ['lost', 'doubled', 'leaked', 'broken'] as const;

/** The first part of a run, in which memory fills up, is not judged. */
const WARM = 1 / 3;
/** So much of its mean may memory grow by over the rest of a run; shorter runs are all warm-up. */
const BOUND = 0.1;
const LEAST_MINUTES = 10;

export function soakMeasurement({ minutes = MINUTES, watchers = WATCHERS }: SoakHow): Measurement {
  const usual = { seconds: minutes * 60, watchers, tables: TABLES, think: 1500 };
  const asked = [
    minutes === MINUTES ? '' : ` --minutes ${minutes}`,
    watchers === WATCHERS ? '' : ` --watchers ${watchers}`,
  ].join('');
  const part = (key: string, task: SoakTask): Part => ({ key, task });
  const short = { seconds: 6, watchers: 40, tables: 6, think: 100 };
  return {
    name: 'soak',
    about: `${minutes} minutes of mixed play on PostgreSQL with ${watchers} watchers: two nodes with kills and restarts, then one node left alone`,
    worker: new URL('../../bench/src/soak/soak.worker.ts', import.meta.url),
    alone: true,
    asked,
    sources: ['{kernel,bots,games,host,table,protocol}/**/*.{ts,json}', 'bench/src/soak/*.ts'],
    parts: [
      part(`${HARMED}, ${minutes} minutes, ${watchers} watchers`, { ...usual, nodes: 2, harm: 30 }),
      part(`${ALONE}, ${minutes} minutes, ${watchers} watchers`, { ...usual, nodes: 1, harm: null }),
    ],
    short: [part(HARMED, { ...short, nodes: 2, harm: 1.5 }), part(ALONE, { ...short, nodes: 1, harm: null })],

    sum(done) {
      const named = Object.entries(done).map(([key, { memory, ...counts }]): [string, Json] => {
        const samples = memory as unknown as readonly Sample[];
        return [
          key.startsWith(ALONE) ? ALONE : HARMED,
          key.startsWith(ALONE) ? { ...counts, ...growth(samples) } : counts,
        ];
      });
      return Object.fromEntries(named);
    },

    misfit(_, { key }, again) {
      const found = foundIn(again);
      return found === null ? null : `${key}: ${found}`;
    },

    fault(result) {
      for (const name of [HARMED, ALONE]) {
        const found = foundIn(result[name] as Done);
        if (found !== null) return `${name}: ${found}`;
      }
      const one = result[ALONE] as Done;
      if (Number(one['seconds']) < LEAST_MINUTES * 60) return null;
      const grown = ['heap', 'rss'].filter((which) => Number(one[`${which}Grows`]) > BOUND);
      return grown.length === 0
        ? null
        : `memory grows: ${grown.map((which) => `${which} by ${percent(one[`${which}Grows`])}`).join(', ')}`;
    },

    page: { path: 'soak.md', write: page },
    pictures: {
      'soak-memory.svg': (evidence) =>
        overTime('Memory of one node that is left alone, MB', lines(samplesOf(evidence, ALONE), ['RSS', 'heap'])),
      'soak-nodes.svg': (evidence) =>
        overTime(
          'Memory of two nodes that are killed again and again, MB',
          lines(samplesOf(evidence, HARMED), ['heap']),
        ),
    },
  };
}

function foundIn(done: Done): string | null {
  const found = NOTHING.filter((field) => Number(done[field]) > 0).map((field) => `${Number(done[field])} ${field}`);
  const faults = done['faults'] as readonly string[];
  if (found.length > 0) return [found.join(', '), ...faults.slice(0, 3)].join('; ');
  if (Number(done['answers']) === 0) return 'nobody could answer';
  return Number(done['watchers']) === 0 ? 'nobody could look on' : null;
}

/** Of heap and RSS: the mean after the warm-up, the fitted slope, and how much of the mean that makes until the end. */
function growth(samples: readonly Sample[]): Done {
  const end = Math.max(...samples.map(([at]) => at), 1);
  const judged = samples.filter(([at]) => at >= end * WARM);
  const of = (which: string, values: readonly number[]): Done => {
    const mean = average(values);
    const when = judged.map(([at]) => at);
    const middle = average(when);
    const spread = when.reduce((sum, at) => sum + (at - middle) ** 2, 0);
    const slope = when.reduce((sum, at, i) => sum + (at - middle) * ((values[i] ?? 0) - mean), 0) / Math.max(1, spread);
    const grows = (slope * end * (1 - WARM)) / Math.max(1, mean);
    return { [`${which}MB`]: round(mean), [`${which}MBaMinute`]: round(slope * 60), [`${which}Grows`]: round(grows) };
  };
  return {
    ...of(
      'rss',
      judged.map(([, , rss]) => rss),
    ),
    ...of(
      'heap',
      judged.map(([, , , heap]) => heap),
    ),
  };
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const round = (value: number): number => Math.round(value * 1000) / 1000;

const samplesOf = ({ parts }: Evidence, name: string): readonly Sample[] =>
  (Object.entries(parts).find(([key]) => key.startsWith(name))?.[1]['memory'] ?? []) as unknown as readonly Sample[];

/** One line for each node and kind of memory, in minutes. */
function lines(samples: readonly Sample[], kinds: readonly ('RSS' | 'heap')[]) {
  const nodes = [...new Set(samples.map(([, node]) => node))].sort((a, b) => a - b);
  return nodes.flatMap((node) =>
    kinds.map((kind) => ({
      name: nodes.length > 1 ? `${kind} of node ${node + 1}` : kind,
      points: samples
        .filter((sample) => sample[1] === node)
        .map(([at, , rss, heap]) => ({ at: at / 60, value: kind === 'RSS' ? rss : heap })),
    })),
  );
}

const percent = (value: Json | undefined): string => `${(100 * Number(value)).toFixed(1)} %`;
const tenths = (value: Json | undefined): string => Number(value).toFixed(1);
const count = (value: Json | undefined): string => Number(value).toLocaleString('en');

/** docs/soak.md. */
function page({ command, commit, ended, machine, about, result }: Evidence): string {
  const [two, one] = [result[HARMED] as Done, result[ALONE] as Done];
  const row = (name: string, field: string): string => `| ${name} | ${count(two[field])} | ${count(one[field])} |`;
  return `# The soak

${about[0]?.toUpperCase()}${about.slice(1)}. Made by \`${command}\` at commit ${commit.slice(0, 12)} on ${ended.slice(0, 10)}, on ${String(machine['cores'])} cores
(${String(machine['cpu'])}, ${String(machine['memoryGB'])} GB, Node ${String(machine['node']).slice(1)}), which server, database and simulated people shared.

People are clients over HTTP and event streams. They play the games that bring a plan for it, among themselves and with bots, without a clock, live
and by turns; they take back, vote, talk, give orders, hand their seat to a bot and take it back. Meanwhile a node, the other, both
at once and the database are killed in turn, hostile requests come in, and strangers look on at every table.

| | two nodes, harmed | one node, left alone |
|---|---:|---:|
${[
  row('tables', 'tables'),
  row('of these played to the end', 'finished'),
  row('rows of the log: each game played again gives its dice and digests', 'rows'),
  row('answers acknowledged', 'answers'),
  row('of these only when asked again', 'repeated'),
  row('taken back', 'undone'),
  row('votes', 'votes'),
  row('words', 'said'),
  row('orders', 'ordered'),
  row('seats handed over', 'handed'),
  row('nodes killed', 'kills'),
  row('database killed', 'restarts'),
  row('hostile requests', 'hostile'),
  row('watchers at once', 'watchers'),
  row('times that a stream was opened again', 'reopened'),
  row('messages to players and watchers', 'messages'),
  row('different views among them, each held to the log', 'views'),
  row('different events among them, each held to the log', 'events'),
  row('**acknowledged and lost**', 'lost'),
  row('**done twice, or done though refused**', 'doubled'),
  row('**shown to who may not know it**', 'leaked'),
  row('**replies 5xx, records that do not prove themselves**', 'broken'),
].join('\n')}

A view is good if it is, but for the viewer's own drafts, one that the kernel gives this viewer at some moment of the replayed game, and an event if
the log tells it so to this viewer; no message holds the secret of the dice.

## Memory

![Memory of one node](pictures/soak-memory.svg)

Looked at after the garbage was collected. After the first third of the run a line is fitted: the heap (${tenths(one['heapMB'])} MB on average) changes by
${tenths(one['heapMBaMinute'])} MB a minute, ${percent(one['heapGrows'])} of its mean until the end; RSS (${tenths(one['rssMB'])} MB) by ${tenths(one['rssMBaMinute'])} MB a minute, ${percent(one['rssGrows'])}. In a run of
${LEAST_MINUTES} minutes or more neither may grow by more than ${percent(BOUND)}.${Number(one['seconds']) < LEAST_MINUTES * 60 ? ' This run was shorter, and all of it is warm-up.' : ''}

![Memory of two nodes](pictures/soak-nodes.svg)
`;
}
