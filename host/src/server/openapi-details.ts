// What each route is for, what it takes, and an example of what it gives. The tests hold the examples to the requests, and the
// list to the routes there are.

import { botNames } from '@orrery/bots';
import type { Json } from '@orrery/kernel';
import type * as z from 'zod';
import * as requests from './requests.ts';
import * as people from '../people/requests.ts';

export interface Detail {
  readonly what: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly example?: Json;
  readonly reply?: Json;
  readonly stream?: true;
}

const ID = 'Xk3p0Yw9QmZ2Ab7c';
const KEY = 'a-new-key-for-each-command';

const table = {
  id: ID,
  game: 'duel',
  rules: 1,
  options: {},
  stage: 'playing',
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Rigel', level: 'easy' },
  ],
  you: 0,
  plays: true,
  commitment: '5f2c...64 hexadecimal digits',
  created: 1_700_000_000_000,
};

const ask = {
  seat: 0,
  step: 'keep',
  number: 4,
  prompt: { key: 'ask.keep' },
  choice: { kind: 'number', noun: 'point', min: 0, max: 3 },
  otherwise: 0,
};

const update = {
  sight: {
    ...table,
    view: { seats: 2, table: {}, viewer: 0 },
    ask,
    waiting: [0],
    standing: { over: false, scores: [0, 0], ranks: [1, 1] },
    canUndo: false,
    canTakeBack: false,
    canAskBack: true,
    wish: null,
    orders: [],
  },
  from: 12,
  events: [{ key: 'log.prize', args: { n: 3 } }],
};

const done = { ok: true, repeated: false };
const nothing = { body: requests.nothing, example: {} };

export const details: Readonly<Record<string, Detail>> = {
  'GET /api/health': { what: 'Whether the server and its database answer', reply: { ok: true } },
  'GET /api/games': {
    what: 'The games that can be played, their options, and the bots a seat can be given to',
    reply: {
      games: [{ id: 'duel', name: 'Duel', rules: 1, seats: { min: 2, max: 4 }, options: { short: [false, true] } }],
      bots: ['easy', 'medium', 'hard'],
    },
  },
  'GET /api/me': { what: 'Your tables; a guest without a cookie gets one here', reply: { tables: [table] } },
  'GET /api/tables': {
    what: 'Listed tables, the newest first; `before` and `id`: those that come after the table of this moment and id',
    query: requests.listOf,
    reply: [table],
  },
  'POST /api/tables': {
    what: 'Sets up a table; it is dealt as soon as no seat is open',
    body: requests.newTable(botNames),
    example: { game: 'duel', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot', level: 'easy' }, { kind: 'open' }] },
    reply: table,
  },
  'GET /api/tables/:id': {
    what: 'The table as you may see it, and its log from place `from` on; left out: the last 200 events at most',
    query: requests.logFrom,
    reply: update,
  },
  'GET /api/tables/:id/log': {
    what: 'A part of the log',
    query: requests.logPart,
    reply: { from: 0, events: update.events },
  },
  'POST /api/tables/:id/join': {
    what: 'Sits down on an open seat',
    body: requests.join,
    example: { name: 'Bo', salt: 'my own randomness' },
    reply: table,
  },
  'POST /api/tables/:id/say': {
    what:
      'Answers the ask of this number, or several in a row, all or none; the same key again takes effect once. With ' +
      '`ok: false` and the code `ask-gone` it came too late and was not taken: look at the table again',
    body: requests.say,
    example: { key: KEY, ask: 4, answers: [2] },
    reply: done,
  },
  'POST /api/tables/:id/undo': {
    what: 'Takes back your last answer, up to the last barrier; `back`: over it, where canTakeBack says so',
    body: requests.undo,
    example: { key: KEY },
    reply: done,
  },
  'POST /api/tables/:id/back': {
    what: 'Asks the others to go back to before your last answer',
    ...nothing,
    reply: { wish: { kind: 'back', seat: 0, yes: [0] } },
  },
  'GET /api/tables/:id/ratings': {
    what: 'How strong the people at a rated table are; nothing of any other table',
    reply: [{ seat: 0, rating: 1120 }],
  },
  'GET /api/profile': {
    what: 'Your finished games, the last first, and your ratings; `before` and `id`: those after the one of this moment and id',
    query: requests.pageBefore,
    reply: {
      games: [
        {
          table: 'Jx0a5yqPc1Rz_T3k',
          game: 'duel',
          over: 1_700_000_000_000,
          you: 0,
          seats: [
            { name: 'Ada', bot: false, score: 5, rank: 1 },
            { name: 'Bo', bot: false, score: 3, rank: 2 },
          ],
          rated: { before: 1000, after: 1120 },
        },
      ],
      more: false,
      ratings: [{ game: 'duel', rating: 1120, games: 1 }],
    },
  },
  'POST /api/tables/:id/away': {
    what: 'Asks the others to let a bot play on for somebody who has been away for long, or to end the game; alone it happens at once',
    body: requests.away,
    example: { kind: 'bot', seat: 2 },
    reply: { wish: { kind: 'bot', seat: 0, about: 2, yes: [0] } },
  },
  'POST /api/tables/:id/vote': {
    what: 'Says yes or no to what was asked; `wish` is null once it is settled',
    body: requests.vote,
    example: { yes: true },
    reply: { wish: null },
  },
  'POST /api/tables/:id/hand/bot': {
    what: 'A bot plays for you until you take the seat back',
    body: requests.toBot(botNames),
    example: { level: 'medium' },
    reply: table,
  },
  'POST /api/tables/:id/hand/friend': {
    what: 'Gives a word by which a friend may play for you',
    ...nothing,
    reply: { pass: 'Q7c0aXk3p0Yw9QmZ' },
  },
  'POST /api/tables/:id/hand/take': {
    what: 'Plays for a friend who gave you the word',
    body: requests.take,
    example: { pass: 'Q7c0aXk3p0Yw9QmZ', name: 'Cy' },
    reply: table,
  },
  'POST /api/tables/:id/hand/back': { what: 'You play your seat again', ...nothing, reply: table },
  'POST /api/tables/:id/resign': {
    what: 'Gives up: a bot plays on to the end, and you rank last',
    ...nothing,
    reply: table,
  },
  'POST /api/tables/:id/again': {
    what: 'After the end: the same table once more, with open seats for the other people; one, whoever asks first',
    ...nothing,
    reply: { ...table, stage: 'open' },
  },
  'GET /api/tables/:id/talk': {
    what: 'What was said after number `from`, at most the last 200',
    query: requests.logFrom,
    reply: [{ n: 1, at: 1_700_000_000_000, seat: 0, text: 'Hello!' }],
  },
  'POST /api/tables/:id/talk': {
    what: 'Says something to the table',
    body: requests.words,
    example: { text: 'Hello!' },
    reply: { n: 1, at: 1_700_000_000_000, seat: 0, text: 'Hello!' },
  },
  'GET /api/tables/:id/note': { what: 'Your own note about this table', reply: { text: 'Bo bluffs' } },
  'POST /api/tables/:id/note': {
    what: 'Keeps a note for your own eyes',
    body: requests.note,
    example: { text: 'Bo bluffs' },
    reply: { text: 'Bo bluffs' },
  },
  'POST /api/tables/:id/nod': {
    what: 'Seen this window, nothing to do: it goes on when everybody who may act has clicked or answered',
    body: requests.nod,
    example: { window: '91d3f0aa72c4be15' },
    reply: { ok: true },
  },
  'POST /api/tables/:id/hold': {
    what: 'Let me think: this window lasts longer, once for each who may act',
    body: requests.nod,
    example: { window: '91d3f0aa72c4be15' },
    reply: { ok: true },
  },
  'GET /api/tables/:id/orders': {
    what: 'What you have said beforehand about windows; of your own seat alone',
    reply: { orders: [{ unless: ['attacked'] }] },
  },
  'POST /api/tables/:id/orders': {
    what:
      'Passes every window from now on but those about one of `unless`; with `scope` only within this challenge or turn. It counts as ' +
      'your click whether you could have acted or not, and nobody else is told',
    body: requests.order,
    example: { unless: ['attacked'] },
    reply: { orders: [{ unless: ['attacked'] }] },
  },
  'POST /api/tables/:id/orders/clear': { what: 'Always ask me', ...nothing, reply: { orders: [] } },
  'GET /api/tables/:id/move': {
    what: 'Whether there are newer rules, whether this table can move to them, and who wants to',
    reply: { newer: true, possible: true, votes: [0] },
  },
  'POST /api/tables/:id/move': {
    what: 'Votes to move to the newest rules; it moves when every person at the table wants it',
    body: requests.vote,
    example: { yes: true },
    reply: { newer: true, possible: true, votes: [0] },
  },
  'GET /api/tables/:id/rights': {
    what: 'Whether you set this table up, who is muted there, and whom you have blocked',
    reply: { owner: true, muted: [], blocked: [2] },
  },
  'POST /api/tables/:id/remove': {
    what: 'Sends somebody away before the start; by whoever set the table up',
    body: people.atSeat,
    example: { seat: 1 },
    reply: { ok: true },
  },
  'POST /api/tables/:id/close': { what: 'Closes a table that has not begun', ...nothing, reply: { ok: true } },
  'POST /api/tables/:id/mute': {
    what: 'A seat is not heard at this table any more, or again; by whoever set the table up',
    body: people.turned,
    example: { seat: 1, on: true },
    reply: { ok: true },
  },
  'POST /api/tables/:id/block': {
    what: 'The person at this seat cannot sit down where you sit any more, or again',
    body: people.turned,
    example: { seat: 1, on: true },
    reply: { ok: true },
  },
  'POST /api/tables/:id/report': {
    what: 'Tells whoever looks after this server what went wrong',
    body: people.report,
    example: { seat: 1, text: 'What was said here was not kind' },
    reply: { ok: true },
  },
  'GET /api/tables/:id/record': {
    what: 'The whole game with the secret of its dice, once it is over',
    reply: {
      orrery: 1,
      game: 'duel',
      rules: 1,
      rows: [{ seat: 0, answer: 2 }],
      chain: '16 digits',
      secret: '64 digits',
    },
  },
  'POST /api/records': {
    what: 'Brings a finished game here, to be looked at by its link; it is played again to prove it',
    body: requests.record,
    example: { orrery: 1, game: 'duel', rows: [], secret: '64 digits' },
    reply: { ...table, stage: 'over', you: null, plays: false },
  },
  'GET /api/stream': {
    what:
      'Live: server-sent events `update` (as GET /api/tables/:id), `gone`; with changes=1 `changes` instead where that is ' +
      'shorter; with `also` `talk`, `presence`, `turn`. Send Last-Event-ID to go on where you were',
    query: requests.streamOf,
    stream: true,
    reply: `event: update\nid: opaque\ndata: ${JSON.stringify(update)}\n\n`,
  },
};
