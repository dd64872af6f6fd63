// Every sentence a reader can meet, in both languages: its key, its arguments, the names inside it.

import { deckOf, itemOf } from '../src/held.ts';
import type { Amount, Ask, Game, Json, Lang, Messages, Scalar, State, Sentence } from '../src/types.ts';

/** What the kernel itself says; the catalog of games words it. */
export const KERNEL_KEYS: readonly string[] = [
  'word.pass',
  'refuse.over',
  'refuse.not-asked',
  'refuse.not-offered',
  'refuse.nothing-to-undo',
  'log.window',
  'item.unknown',
];

export type Wording = Readonly<Record<Lang, Messages>>;

export async function wordingOf<T>(game: Game<T>): Promise<Wording> {
  const wordsIn = async (lang: Lang): Promise<Messages> => ({
    ...(await game.text[lang]()),
    ...(await game.later?.[lang]()),
  });
  return { en: await wordsIn('en'), it: await wordsIn('it') };
}

/** What differs between the two languages: a key or an argument that only one has, an empty sentence. */
export function unevenWording({ en, it }: Wording): string[] {
  const found: string[] = [];
  for (const key of new Set([...Object.keys(en), ...Object.keys(it)])) {
    const english = en[key];
    const italian = it[key];
    if (english === undefined) found.push(`"${key}" has no English`);
    else if (italian === undefined) found.push(`"${key}" has no Italian`);
    else if (english.trim() === '' || italian.trim() === '') found.push(`"${key}" is empty`);
    else if (argsOf(english) !== argsOf(italian))
      found.push(`"${key}" has the arguments ${argsOf(english)} in English, ${argsOf(italian)} in Italian`);
  }
  return found;
}

/** What is missing to say this sentence, or null. */
export function unsaid(wording: Wording, { key, args }: Sentence): string | null {
  if (KERNEL_KEYS.includes(key)) return null;
  for (const lang of ['en', 'it'] as const) {
    const pattern = wording[lang][key];
    if (pattern === undefined) return `"${key}" has no ${LANGUAGE[lang]}`;
    for (const { arg, noun } of blanks(pattern)) {
      const value = args !== undefined && Object.hasOwn(args, arg) ? args[arg] : undefined;
      if (value === undefined) return `"${key}" needs {${arg}}, which is not given`;
      const found = noun === undefined ? unreadable(value) : unnamed(wording, noun, value);
      if (found !== null) return `"${key}" names {${arg}}: ${found}`;
    }
  }
  return null;
}

/** Whether a rule that is told or refused by has its page, where the game has rule pages at all; what is missing, or null. */
export function unwritten(wording: Wording, number = ''): string | null {
  if (number === '' || !hasRules(wording)) return null;
  return lacking(wording, `rule.${number}`);
}

/** What a game must have words for before it is played: its calm tags, its options. */
export const wordsBefore = <T>({ calm = [], options }: Game<T>): string[] => [
  ...calm.map((tag) => `tag.${tag}`),
  ...Object.keys(options).map((option) => `option.${option}`),
];

/** What is missing to name the options of a question, as its seat sees them, or null. */
export function unnamedOption<T>(wording: Wording, game: Game<T>, view: State<T>, ask: Ask): string | null {
  const { choice } = ask;
  if (choice.kind === 'number') return null;
  const idsOf = (entries: readonly Amount[]): Scalar[] => entries.map(({ id }) => id);
  if (choice.kind === 'offer') return namelessPool(game, view, [...idsOf(choice.give), ...idsOf(choice.want)]);
  const ids = choice.kind === 'amounts' ? idsOf(choice.entries) : choice.options;
  const nameless = choice.noun === 'slot' ? namelessPool(game, view, ids) : null;
  if (nameless !== null) return nameless;
  for (const id of ids) {
    const found = unnamed(wording, ...named(game, view, choice.noun, id));
    if (found !== null) return found;
  }
  return null;
}

/** A slot is named by the item that the seat knows there. */
function named<T>(game: Game<T>, view: State<T>, noun: string, id: Scalar): [noun: string, id: Json] {
  if (noun !== 'slot' || typeof id !== 'number') return [noun, id];
  return [game.items?.[deckOf(view, id)] ?? 'item', itemOf(view, id)];
}

/** The first of these slots whose pool has no word in `items`; where a card of a mixed set came from is nobody's to say. */
function namelessPool<T>({ items = [] }: Game<T>, view: State<T>, slots: readonly Scalar[]): string | null {
  for (const slot of slots) {
    const pool = typeof slot === 'number' ? deckOf(view, slot) : -1;
    if (pool >= 0 && items[pool] === undefined && view.unseen?.sets.includes(pool) !== true)
      return `it offers slot ${slot}, and "items" has no name for what pool ${pool} holds`;
  }
  return null;
}

/** Only what has a noun is put into words; a slot without one would be read as it is stored. */
const unreadable = (value: Json): string | null =>
  typeof value !== 'number' && JSON.stringify(value).includes('{')
    ? 'it is a slot, and needs a noun as in {marker:marker}'
    : null;

function unnamed(wording: Wording, noun: string, value: Json): string | null {
  if (Array.isArray(value) && value.length === 0) return lacking(wording, `${noun}.none`);
  if (noun === 'seat') return null;
  if (Array.isArray(value)) {
    for (const each of value as readonly Json[]) {
      const found = unnamed(wording, noun, each);
      if (found !== null) return found;
    }
    return null;
  }
  const id = typeof value === 'object' && value !== null && 'item' in value ? (value['item'] ?? -1) : value;
  return namelessBefore(wording, noun, id);
}

/** The same few names come up at every position: what was found out about each is kept. */
const lookedUp = new WeakMap<Wording, Map<string, Map<Json, string | null>>>();

function namelessBefore(wording: Wording, noun: string, id: Json): string | null {
  let nouns = lookedUp.get(wording);
  if (nouns === undefined) lookedUp.set(wording, (nouns = new Map()));
  let known = nouns.get(noun);
  if (known === undefined) nouns.set(noun, (known = new Map()));
  let found = known.get(id);
  if (found === undefined) {
    found = nameless(wording, noun, id);
    if (typeof id !== 'object') known.set(id, found);
  }
  return found;
}

function nameless(wording: Wording, noun: string, id: Json): string | null {
  const plain = typeof id === 'object' ? JSON.stringify(id) : String(id);
  const key = `${noun}.${id === -1 ? 'unknown' : plain}`;
  if (KERNEL_KEYS.includes(key)) return null;
  for (const lang of ['en', 'it'] as const) {
    const messages = wording[lang];
    if (messages[key] !== undefined) continue;
    const [verb, ...args] = plain.split(' ');
    const pattern = args.length === 0 ? undefined : messages[`${noun}.${verb}`];
    if (pattern !== undefined) {
      const numbered = args.map((arg, i) => [`${i}`, /^-?\d+$/.test(arg) ? Number(arg) : arg] as const);
      return unsaid(wording, { key: `${noun}.${verb}`, args: Object.fromEntries(numbered) });
    }
    // A number without a name of its own is said by the pattern of any.
    if (typeof id === 'number' && id !== -1 && messages[`${noun}.any`] !== undefined) continue;
    // A plain number may stand for itself, unless others of its noun have names.
    if (typeof id === 'number' && id !== -1 && !numbersAreNamed(messages, noun)) continue;
    return `"${key}" has no ${LANGUAGE[lang]}`;
  }
  return null;
}

function lacking(wording: Wording, key: string): string | null {
  for (const lang of ['en', 'it'] as const)
    if (wording[lang][key] === undefined) return `"${key}" has no ${LANGUAGE[lang]}`;
  return null;
}

/** Asked at every event. */
const withRules = new WeakMap<Wording, boolean>();

function hasRules(wording: Wording): boolean {
  let has = withRules.get(wording);
  if (has === undefined) {
    has = Object.keys(wording.en).some((key) => key.startsWith('rule.'));
    withRules.set(wording, has);
  }
  return has;
}

const numbersAreNamed = (messages: Messages, noun: string): boolean =>
  Object.keys(messages).some((key) => key.startsWith(`${noun}.`) && /^\d+$/.test(key.slice(noun.length + 1)));

const LANGUAGE: Readonly<Record<Lang, string>> = { en: 'English', it: 'Italian' };

const BLANK = /\{(\w+)(?::(\w+))?(?:\|[^|{}]*\|[^|{}]*)?\}/g;

interface Blank {
  readonly arg: string;
  readonly noun?: string;
}

/** The same few patterns are read at every position. */
const read = new Map<string, readonly Blank[]>();

function blanks(pattern: string): readonly Blank[] {
  let found = read.get(pattern);
  if (found === undefined) {
    found = Array.from(pattern.matchAll(BLANK), ([, arg = '', noun]) => (noun === undefined ? { arg } : { arg, noun }));
    read.set(pattern, found);
  }
  return found;
}

const argsOf = (pattern: string): string =>
  [...new Set(blanks(pattern).map(({ arg }) => `{${arg}}`))].sort().join(' ') || 'none';
