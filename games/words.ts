// Sentences from keys and arguments. `{who:seat}` names the thing `seat.<who>` of the same messages, `{n|card|cards}` picks
// by number (`#` is the number itself), `{price}` is written as it is, thousands apart. A slot in an event is `{slot, item}`: it names its
// item, or says that it is unknown. A name may have another one in it: the system of `{2:seat}`.

import {
  type Amount,
  type Answer,
  type Ask,
  deckOf,
  type Game,
  itemOf,
  type Json,
  type Lang,
  type Messages,
  type Scalar,
  type Sentence,
  type View,
} from '@orrery/kernel';

/** A game's messages in one language, the common ones below them, and the names of the seats on top. */
export async function messagesOf(game: Game, lang: Lang, seats: readonly string[]): Promise<Messages> {
  const [text, later = {}] = await Promise.all([game.text[lang](), game.later?.[lang]()]);
  return { ...COMMON[lang], ...text, ...later, ...namesOf(seats) };
}

/** Where they come in two parts, the first of them: `COMING` stands where words of the other part are wanted. */
export async function firstMessagesOf(game: Game, lang: Lang, seats: readonly string[]): Promise<Messages> {
  const coming = game.later === undefined ? {} : { 'word.coming': COMING };
  return { ...COMMON[lang], ...coming, ...(await game.text[lang]()), ...namesOf(seats) };
}

/** In no text. */
export const COMING = '⋯';

const namesOf = (seats: readonly string[]): Messages =>
  Object.fromEntries(seats.map((name, seat) => [`seat.${seat}`, name]));

export function sentence(messages: Messages, text: Sentence): string {
  const pattern = messages[text.key];
  return pattern === undefined ? (messages['word.coming'] ?? text.key) : filled(messages, pattern, text.args);
}

function filled(messages: Messages, pattern: string, args: Sentence['args']): string {
  const slot = /\{(\w+)(?::(\w+))?(?:\|([^|{}]*)\|([^|{}]*))?\}/g;
  return pattern.replace(slot, (_, arg: string, noun?: string, one?: string, many?: string) => {
    const value = args?.[arg] ?? (/^\d+$/.test(arg) ? Number(arg) : null);
    if (one !== undefined && many !== undefined)
      return (value === 1 ? one : many).replace('#', written(messages, value));
    return noun === undefined ? written(messages, value) : nameOf(messages, noun, value);
  });
}

/** `card.7` for item 7 of a card, `word.stay`, `seat.2`; a list is named one by one, `buy 12` by the pattern `word.buy`, and a number without
 *  a name of its own by `hex.any`. */
export function nameOf(messages: Messages, noun: string, value: Json): string {
  if (Array.isArray(value) && value.length === 0) return messages[`${noun}.none`] ?? '';
  if (Array.isArray(value))
    return listOf(
      value.map((each: Json) => nameOf(messages, noun, each)),
      messages[`${noun}.unknown`],
      messages['list.and'] ?? ', ',
    );
  const id = typeof value === 'object' && value !== null && 'item' in value ? (value['item'] ?? -1) : value;
  const found = messages[`${noun}.${id === -1 ? 'unknown' : plain(id)}`];
  if (found !== undefined) return found.includes('{') ? filled(messages, found, undefined) : found;
  const any = typeof id === 'number' ? messages[`${noun}.any`] : undefined;
  if (any !== undefined) return filled(messages, any, { 0: id });
  const [verb, ...args] = plain(id).split(' ');
  const key = `${noun}.${verb}`;
  if (messages[key] === undefined || args.length === 0)
    return typeof id === 'string' ? (messages['word.coming'] ?? id) : plain(id);
  const numbered = args.map((arg, i) => [`${i}`, /^-?\d+$/.test(arg) ? Number(arg) : arg] as const);
  return sentence(messages, { key, args: Object.fromEntries(numbered) });
}

/** Of several things of one name how many there are; numbers, such as those of dice, one by one. */
function counted(names: readonly string[]): string[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  if (found.size === names.length || names.some((name) => /^\d/.test(name))) return [...names];
  return [...found].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

/** A list in words; what is unknown comes last, counted. */
function listOf(names: readonly string[], unknown: string | undefined, and: string): string {
  const known = counted(names.filter((name) => name !== unknown));
  const rest = names.filter((name) => name === unknown).length;
  const last = rest === 0 ? [] : [rest === 1 ? `${unknown}` : `${rest} × ${unknown}`];
  const all = [...known, ...last];
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((part) => part !== '').join(and);
}

/**
 * An option of an ask in words. Slots are named by the item the viewer knows there; `piece` is the noun of offers, where a
 * number is a slot and a word is a piece or a kind of item.
 */
export function optionName(game: Game, view: View, messages: Messages, noun: string, id: Scalar): string {
  if (typeof id === 'number' && (noun === 'slot' || noun === 'piece')) {
    return nameOf(messages, game.items?.[deckOf(view, id)] ?? 'item', { slot: id, item: itemOf(view, id) });
  }
  if (noun !== 'piece') return nameOf(messages, noun, id);
  const verb = String(id).split(' ')[0];
  const known = ['piece', 'word', ...(game.items ?? [])].find((each) => messages[`${each}.${verb}`] !== undefined);
  return nameOf(messages, known ?? 'word', id);
}

/** Names things for one viewer: `name('dot', 12)`. */
export type Naming = (noun: string, id: Scalar) => string;

export const namingOf =
  (game: Game, view: View, messages: Messages): Naming =>
  (noun, id) =>
    optionName(game, view, messages, noun, id);

/** An answer to this ask in words. */
export function answerName(messages: Messages, ask: Ask, answer: Answer, name: Naming): string {
  const { choice } = ask;
  const nothing = messages['word.nothing'] ?? '-';
  const filling = (noun: string, entries: readonly Amount[], amounts: readonly Scalar[]): string => {
    const parts = entries.flatMap(({ id }, i) => {
      const n = amounts[i] ?? 0;
      return n === 0 ? [] : [n === 1 ? name(noun, id) : `${n} × ${name(noun, id)}`];
    });
    return parts.join(', ') || nothing;
  };
  if (answer === null) return passName(messages, ask);
  if (choice.kind === 'offer') {
    if (typeof answer !== 'object' || !('to' in answer)) return JSON.stringify(answer);
    const { to, give, want } = answer;
    return `${name('seat', to)}: ${filling('piece', choice.give, give)} ⇄ ${filling('piece', choice.want, want)}`;
  }
  if (choice.kind === 'number') return JSON.stringify(answer);
  if (!Array.isArray(answer)) return typeof answer === 'object' ? JSON.stringify(answer) : name(choice.noun, answer);
  const list = answer as readonly Scalar[];
  if (choice.kind === 'amounts') return filling(choice.noun, choice.entries, list);
  return list.map((id) => name(choice.noun, id)).join(', ') || nothing;
}

/** To pass, in words: of `ask.retreat` a game may say as `pass.retreat` what that comes to, such as fighting on. */
export const passName = (messages: Messages, { prompt }: Ask): string =>
  messages[prompt.key.replace(/^ask\./, 'pass.')] ?? messages['word.pass'] ?? 'pass';

/** The decision in words. */
export const promptOf = (messages: Messages, ask: Ask): string => sentence(messages, ask.prompt);

/** A number as print has it: with a true minus, and thousands apart. */
function written(messages: Messages, value: Json): string {
  if (typeof value !== 'number') return plain(value);
  const digits = String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/g, messages['number.thousands'] ?? '');
  return value < 0 ? `−${digits}` : digits;
}

const plain = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const COMMON: Readonly<Record<Lang, Messages>> = {
  en: {
    'word.pass': 'Pass',
    'refuse.over': 'The game is over.',
    'refuse.not-asked': 'It is not for you to decide now.',
    'refuse.not-offered': 'That cannot be done now.',
    'refuse.nothing-to-undo': 'There is nothing you can take back.',
    'log.window': 'Time to react: {may:seat}',
    'log.taken-back': '{seat:seat} takes back; new dice from here on.',
    'item.unknown': 'something unseen',
    'word.nothing': 'nothing',
    'list.and': ' and ',
    'number.thousands': ',',
  },
  it: {
    'word.pass': 'Passa',
    'refuse.over': 'La partita è finita.',
    'refuse.not-asked': 'Ora non tocca a te decidere.',
    'refuse.not-offered': 'Ora non si può fare.',
    'refuse.nothing-to-undo': 'Non c’è nulla che tu possa annullare.',
    'log.window': 'Tempo di reagire: {may:seat}',
    'log.taken-back': '{seat:seat} torna indietro; da qui dadi nuovi.',
    'item.unknown': 'qualcosa di mai visto',
    'word.nothing': 'niente',
    'list.and': ' e ',
    'number.thousands': '.',
  },
};
