// The oracle: two servers that differ only in who holds a card, played side by side by the same script of chance, on one clock
// that the script turns. Whatever is sent to one is sent to the other, and all that comes back to anybody but the holders has
// to be the same: status, headers, bytes, what the streams tell and in which order, how often the rules are tried in their
// thread. Nothing is left out but what is another one for every server: its port, its cookies, the date.

import { type Answer, digest, fastDice, must, picker, type Seat } from '@orrery/kernel';
import type { TableView } from '@orrery/protocol/tables';
import { silence } from '@orrery/table';
import { expect, vi } from 'vitest';
import { answerFor, isAskedAlike, isSecret } from './answers.ts';
import { type Call, expectSame, forged, parted, type Reply, send } from './wire.ts';
import { openWorld, SEATS, seatsApart, type Twins, type World } from './worlds.ts';

export interface Compared {
  /** Windows gone through, those of them that one world had asked somebody in, and replies that were compared. */
  readonly windows: number;
  readonly used: number;
  readonly replies: number;
  /** What the windows were about: the words of their frames, such as `moment 8a`. */
  readonly kinds: ReadonlySet<string>;
  /** By request, without what it is about: how often it was made in a window, and outside. */
  readonly requests: ReadonlyMap<string, number>;
}

const START = Date.parse('2027-03-05T12:00:00Z');

type Caller = { readonly kind: 'player' | 'watcher'; readonly at: number } | { readonly kind: 'program' };

/** Plays two worlds side by side; fails at the first thing that somebody could tell them apart by. */
export async function compare(twins: Twins): Promise<Compared> {
  vi.setSystemTime(START);
  const opened = [await openWorld(twins, twins.games[0]), await openWorld(twins, twins.games[1])] as const;
  const worlds = [opened[0].world, opened[1].world] as const;
  const { id } = opened[0];
  expect(opened[1].id).toBe(id);
  const pick = picker(fastDice(twins.seed + 77));
  const one = <V>(list: readonly V[]): V => must(list[pick(list.length)], 'something');
  const apart = seatsApart(twins);
  const everybody = Array.from({ length: SEATS }, (_, seat) => seat);
  const requests = new Map<string, number>();
  let keys = 0;
  const newKey = (what: string): string => `${what}-${String(keys++).padStart(8, '0')}`;
  /** By seat: the number of the last question it has seen. */
  const asked: number[] = [];
  let replies = 0;
  let areAway = false;
  let used = 0;
  const windows = new Set<string>();
  const kinds = new Set<string>();

  const headersOf = (world: World, caller: Caller): Record<string, string> => {
    if (caller.kind === 'program') return { authorization: `Bearer ${world.token}` };
    const guest = (caller.kind === 'player' ? world.players : world.watchers)[caller.at];
    return guest === undefined || guest.cookie === '' ? {} : { cookie: guest.cookie };
  };
  /** The same in both worlds. The rules are tried as often: the trial is what a reply waits for. */
  const inBoth = async <V>(work: (world: World, at: number) => Promise<V>): Promise<[V, V]> => {
    const before = worlds.map((world) => world.rehearsals);
    const done = (await Promise.all(worlds.map(work))) as [V, V];
    const [left, right] = worlds.map((world, at) => world.rehearsals - (before[at] ?? 0));
    // A bot that is asked thinks for itself, and nobody waits for it.
    if (!areAway) expect(right, 'rehearsals').toBe(left);
    return done;
  };
  const both = (caller: Caller, call: Call): Promise<[Reply, Reply]> =>
    inBoth((world) => send(headersOf(world, caller), world.address, call));
  const isHolder = (caller: Caller): boolean => caller.kind === 'player' && twins.holders.includes(caller.at);
  /** Sends the same to both and holds what comes back to be the same; what a holder alone may know is not compared. */
  const ask = async (caller: Caller, call: Call, isOwn = false): Promise<Reply> => {
    let [left, right] = await both(caller, call);
    // On a busy machine the one may be late: nothing has changed, so it is asked again, with patience.
    if (call.path.startsWith('/api/stream') && left.text !== right.text)
      [left, right] = await both(caller, { ...call, patience: 2000 });
    const name = `${call.method} ${call.path.replaceAll(id, ':id').replace(/\?.*/, '')}`;
    requests.set(name, (requests.get(name) ?? 0) + 1);
    if (!isOwn || !isHolder(caller)) {
      replies++;
      expectSame(`${JSON.stringify(caller)}: ${JSON.stringify(call)}`, left, right);
    }
    return left;
  };
  const post = (caller: Caller, what: string, body: object = {}, isOwn = false): Promise<Reply> =>
    ask(caller, { method: 'POST', path: `/api/tables/${id}/${what}`, body }, isOwn);
  const get = (caller: Caller, path: string): Promise<Reply> => ask(caller, { method: 'GET', path });
  const player = (at: number): Caller => ({ kind: 'player', at });
  const anybody = (): Caller =>
    one<Caller>([...apart.map(player), { kind: 'program' }, { kind: 'watcher', at: 0 }, { kind: 'watcher', at: 1 }]);

  const sightsOf = async (seat: Seat): Promise<[TableView, TableView]> => {
    const [left, right] = await both(player(seat), { method: 'GET', path: `/api/tables/${id}` });
    if (!twins.holders.includes(seat)) expectSame(`seat ${seat} looks`, left, right);
    const sights = [left, right].map(({ text }) => (JSON.parse(text) as { sight: TableView }).sight);
    asked[seat] = sights[0]?.ask?.number ?? asked[seat] ?? 0;
    return sights as [TableView, TableView];
  };
  /** All that the streams have told, in order; they may be a moment late, and in the end are the same. */
  const listenAgain = async (): Promise<void> => {
    const told = ({ ears }: World): string[] => ears.map((ear) => ear.bytes().replaceAll(': here\n\n', ''));
    for (let tries = 0; tries < 400 && digest(told(worlds[0])) !== digest(told(worlds[1])); tries++)
      await new Promise((resolve) => setTimeout(resolve, 5));
    const [left, right] = [told(worlds[0]), told(worlds[1])];
    for (const [at, bytes] of left.entries()) expect(parted(bytes, right[at] ?? ''), `stream ${at}`).toBe('the same');
  };
  const passTime = async (ms: number): Promise<void> => {
    vi.setSystemTime(Date.now() + ms);
    await inBoth((world) => world.doDue());
  };

  /** What can be asked without changing anything. */
  const look = async (sight: TableView): Promise<void> => {
    const caller = anybody();
    const from = one([0, 1, 5, 1e6]);
    const path = one([
      `/api/tables/${id}`,
      `/api/tables/${id}?from=${from}`,
      `/api/tables/${id}/log?from=${from}&to=${from + one([0, 3, 900])}`,
      ...['record', 'talk', 'orders', 'note', 'rights', 'move'].map((what) => `/api/tables/${id}/${what}`),
      '/api/tables?stage=playing',
      '/api/tables?stage=over',
      '/api/me',
      '/api/turns',
      'stream',
      'stream',
      'stream',
    ]);
    if (path === 'stream') await resume(sight);
    else await get(caller, path);
  };
  /** Somebody takes up a stream from a place that was reached, one long ago, or a guess. */
  const resume = async (sight: TableView): Promise<void> => {
    const at = pick(apart.length + 2);
    const told = must(worlds[0].ears[at], 'a stream').bytes();
    const ids = [...told.matchAll(/^id: (.*)$/gm)].map(([, found = '']) => found);
    const last = must(ids.at(-1), 'an id');
    const recent = (): string => ids.at(-2 - pick(4)) ?? last;
    const places = [last, recent(), recent(), recent(), one(ids), forged(last, sight), 'nonsense', ''];
    const caller: Caller = at < apart.length ? player(apart[at] ?? 0) : { kind: 'watcher', at: at - apart.length };
    await ask(caller, { method: 'GET', path: `/api/stream?tables=${id}&changes=1`, last: one(places) });
  };
  /** What is asked in the hope to learn something, and changes little. */
  const probe = async (sight: TableView): Promise<void> => {
    const caller = anybody();
    // The next number of a seat is where a question behind the curtain would be.
    const seat = caller.kind === 'player' ? caller.at : SEATS - 1;
    const number = (asked[seat] ?? 0) + one([-2, -1, 0, 1, 1, 1, 2, 50]);
    const say = (answers: readonly Answer[]): Promise<Reply> =>
      post(caller, 'say', { key: newKey('probe'), ask: Math.max(0, number), answers });
    const window = sight.clock?.window?.key ?? 'none';
    const probes: (() => Promise<Reply>)[] = [
      ...Array.from({ length: 8 }, () => () => say(['nonsense'])),
      () => say([999_999]),
      () => say(['nonsense', null]),
      () => post(caller, 'undo', { key: newKey('undo') }),
      () => post(caller, 'undo', { key: newKey('undo'), back: true }),
      () => post(caller, 'nod', { window: 'guessed' }),
      () => post(caller, 'hold', { window: one([window, 'guessed']) }),
      () => post(caller, 'orders', { unless: ['no such tag'] }),
      () => post(caller, 'orders', { scope: one([1, 2, 'x']), unless: [] }),
      () => post(caller, 'orders/clear'),
      () => post(caller, 'talk', { text: `word ${keys++}` }),
      () => post(caller, 'note', { text: `note ${keys++}` }),
      () => post(caller, 'again'),
      () => post(caller, 'join', { name: 'Late' }),
      () => post(caller, 'close'),
      () => post(caller, 'move', { yes: true }),
      () => post(caller, 'hand/take', { pass: 'AAAAAAAAAAAAAAAA', name: 'Fred' }),
      () => post(caller, 'vote', { yes: false }),
    ];
    await one(probes)();
  };

  /** Everybody's word to go back, in a window or not; one of them may say no. */
  const goBack = async (): Promise<void> => {
    const asked = await post(player(one(everybody)), 'back');
    if (asked.status !== 200) return;
    const rest = pick(4);
    for (let n = 0; n < rest; n++) await move();
    if (!run.goesOn) return;
    for (const seat of everybody) await post(player(seat), 'vote', { yes: true });
  };
  /** Some let bots play for them, up to all but one, and come back. */
  const handOver = async (): Promise<void> => {
    const stays = one(apart);
    const away = everybody.filter((seat) => seat !== stays && pick(4) > 0);
    const [sight] = await sightsOf(stays);
    areAway = true;
    for (const seat of away) await post(player(seat), 'hand/bot', { level: 'easy' });
    // In a window nobody sees what they do, or whether they are still at it.
    if (sight.clock?.window) await look(sight);
    await inBoth((world) => world.doDue());
    await listenAgain();
    for (let n = 0; n < 4; n++) await resume(sight);
    for (const seat of away) await post(player(seat), 'hand/back');
    await inBoth((world) => world.doDue());
    areAway = false;
    await listenAgain();
  };
  /** A friend with the link plays a seat for a while, and is as much in the dark as its owner. */
  const lend = async (): Promise<void> => {
    const seat = one(apart);
    const made = await inBoth((world) =>
      must(world.players[seat], 'a player').call<{ pass: string }>('POST', `/api/tables/${id}/hand/friend`, {}),
    );
    await inBoth((world, at) => {
      const taken = { pass: made[at]?.body.pass, name: 'Fred' };
      return must(world.watchers[1], 'a friend').call('POST', `/api/tables/${id}/hand/take`, taken);
    });
    const friend: Caller = { kind: 'watcher', at: 1 };
    const sight = JSON.parse((await get(friend, `/api/tables/${id}`)).text) as { sight: TableView };
    const window = sight.sight.clock?.window?.key ?? 'none';
    await post(friend, 'hold', { window });
    await post(friend, 'orders', { unless: [] });
    await post(friend, 'nod', { window });
    await resume(sight.sight);
    await post(player(seat), 'hand/back');
    await listenAgain();
  };

  /** One of those who may act in the window on show does something about it. */
  const click = async (sights: readonly (readonly [TableView, TableView])[]): Promise<void> => {
    const key = sights[0]?.[0].clock?.window?.key ?? '';
    // Who is asked the same in both worlds may act: what is done then says nothing about the difference.
    const actors = everybody.filter((each) => isAskedAlike(must(sights[each], 'a sight')));
    if (actors.length > 0 && pick(2) === 0) {
      const actor = one(actors);
      return act(actor, must(sights[actor], 'a sight'));
    }
    const seat = one(everybody);
    const pair = must(sights[seat], 'a sight');
    const what = pick(10);
    if (what < 4) await post(player(seat), 'nod', { window: key });
    else if (what < 5) await post(player(seat), 'hold', { window: key });
    else if (what < 6) await post(player(seat), 'orders', { unless: [], ...(pick(2) === 0 ? { scope: 1 } : {}) });
    else if (what < 7) await post(player(seat), 'orders/clear');
    else if (what < 9 && twins.holders.includes(seat)) await passAs(seat, pair, key);
    else await passTime(one([300, 1000, 4000]) * (twins.pace.kind === 'turns' ? 3600 : 1));
  };
  /** The same answer in both worlds. Which number the ask has may depend on what the seat alone knows. */
  const sayAs = async (seat: Seat, pair: readonly [TableView, TableView], chosen: Answer): Promise<void> => {
    const key = newKey('say');
    const done = await inBoth((world, at) => {
      const { number } = must(pair[at]?.ask, 'an ask');
      const body = { key, ask: number, answers: [chosen] };
      return send(headersOf(world, player(seat)), world.address, {
        method: 'POST',
        path: `/api/tables/${id}/say`,
        body,
      });
    });
    expectSame(`seat ${seat} answers`, ...done);
  };
  const act = async (seat: Seat, pair: readonly [TableView, TableView]): Promise<void> => {
    const { choice } = must(pair[0].ask, 'an ask');
    await sayAs(seat, pair, choice.kind === 'one' ? one<Answer>(choice.options) : null);
  };
  /** A holder who is asked passes by its answer, and by a click where it is not: nobody else can tell. */
  const passAs = async (seat: Seat, pair: readonly [TableView, TableView], key: string): Promise<void> => {
    const said = newKey('pass');
    const calls = pair.map(({ ask: asked }): Call => {
      const path = (what: string): string => `/api/tables/${id}/${what}`;
      if (asked === null) return { method: 'POST', path: path('nod'), body: { window: key } };
      return { method: 'POST', path: path('say'), body: { key: said, ask: asked.number, answers: [silence(asked)] } };
    });
    await inBoth((world, at) => send(headersOf(world, player(seat)), world.address, must(calls[at], 'a call')));
  };
  /** Outside of windows: whoever is asked answers. False: what is asked is about the secret itself. */
  const answer = async (sights: readonly (readonly [TableView, TableView])[]): Promise<boolean> => {
    const asked = everybody.filter((seat) => sights[seat]?.some((sight) => sight.ask !== null));
    if (asked.length === 0) return false;
    const seat = one(asked);
    const [left, right] = must(sights[seat], 'a sight');
    const chosen = left.ask === null || right.ask === null ? undefined : answerFor(left, right, pick);
    if (chosen === undefined) return false;
    await sayAs(seat, [left, right], chosen);
    return true;
  };

  const run = { goesOn: true };
  const move = async (): Promise<void> => {
    const sights = await Promise.all(everybody.map(sightsOf));
    const [first] = must(sights[must(apart[0], 'a seat')], 'a sight');
    run.goesOn &&= first.stage !== 'over' && isSecret(twins, sights);
    if (!run.goesOn) return;
    const window = first.clock?.window ?? null;
    if (window === null) run.goesOn = await answer(sights);
    else {
      const isNew = !windows.has(window.key);
      windows.add(window.key);
      kinds.add(wordsOf(first));
      if (isNew && twins.holders.some((seat) => sights[seat]?.some((sight) => sight.ask !== null))) used++;
      if (pick(4) === 0) {
        await passTime(Math.max(0, (window.until ?? 0) - Date.now()));
        // Whoever is never heard of is replaced by a bot after a while.
        for (const seat of everybody) await post(player(seat), 'orders/clear');
      } else await click(sights);
    }
    if (run.goesOn) await listenAgain();
  };

  for (let step = 0; step < twins.steps && run.goesOn; step++) {
    const at = one(apart);
    const [sight] = await sightsOf(at);
    // From then on everything is shown to everybody.
    if (sight.stage === 'over') break;
    for (let n = pick(3); n > 0; n--) await look(sight);
    for (let n = pick(3); n > 0; n--) await probe(sight);
    const rare = pick(40);
    if (rare < 2) await goBack();
    else if (rare < 5) await handOver();
    else if (rare === 5) await lend();
    else await move();
  }
  for (const world of worlds) await world.close();
  return { windows: windows.size, used, replies, kinds, requests };
}

/** What the rules stand at, in their own words. */
const wordsOf = ({ view }: TableView): string =>
  Object.values(view?.frames.at(-1) ?? {})
    .filter((each) => typeof each === 'string')
    .toSorted()
    .join(' ');
