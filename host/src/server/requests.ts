// What comes in is checked field by field before anything looks at it.

import { fault } from '@orrery/kernel';
import * as z from 'zod';

/** Letters that are drawn as nothing, and count as letters: fillers, joiners, the choice of a picture's look; the blank of
 *  Braille. */
export const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** No control characters, no line breaks, and something to see: names are shown to others. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
  .refine((text) => text.replace(UNSEEN, '').trim() !== '', 'has no letter that anybody sees');
const salt = z.string().max(64).optional();
/** Adding zero makes -0, which JSON can say, the 0 that will be read back. */
const whole = z.int().transform((n) => n + 0);
const scalar = z.union([whole, z.string().max(200)]);
const amounts = z.array(whole).max(500);
const answer = z.union([
  z.null(),
  scalar,
  z.array(scalar).max(500),
  z.strictObject({ to: whole, give: amounts, want: amounts }),
]);
const key = z.string().min(8).max(64);
const tableId = z.string().regex(/^[\w-]{8,40}$/);

/** Seconds for live games, hours for games by turns; a decision has time to be made, and a table does not sleep for ever. */
const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('calm') }),
  z.strictObject({ kind: z.literal('live'), decision: z.int().min(5).max(600), reserve: z.int().min(0).max(7200) }),
  z.strictObject({ kind: z.literal('turns'), hours: z.int().min(1).max(336), pause: z.boolean() }),
]);
export const nod = z.strictObject({ window: z.string().max(40) });
const word = z
  .string()
  .max(40)
  .regex(/^\P{C}*$/u);
export const order = z.strictObject({ scope: z.union([z.number(), word]).optional(), unless: z.array(word).max(20) });

export const newTable = (bots: readonly string[]) =>
  z.strictObject({
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.union([z.boolean(), scalar])).optional(),
    seats: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('me'), name, salt }),
          z.strictObject({ kind: z.literal('open') }),
          z.strictObject({ kind: z.literal('bot'), level: z.enum(bots) }),
        ]),
      )
      .max(30),
    unlisted: z.boolean().optional(),
    rated: z.boolean().optional(),
    pace: pace.optional(),
  });
export const join = z.strictObject({ name, seat: z.int().min(0).max(29).optional(), salt });
export const say = z.strictObject({ key, ask: z.int().min(0), answers: z.array(answer).min(1).max(100) });
export const undo = z.strictObject({ key, back: z.boolean().optional() });
export const at = z.strictObject({ id: tableId });
/** A place in a log; none is so long. */
const place = z.coerce.number().int().min(0).max(1e9);
export const logFrom = z.strictObject({ from: place.optional() });
/** Events of a log in one reply. */
export const MOST_EVENTS = 1000;
/** A part of the log, not too long for one reply. */
export const logPart = z
  .strictObject({ from: place, to: place })
  .refine(
    ({ from, to }) => to >= from && to - from <= MOST_EVENTS,
    `at most ${MOST_EVENTS} events at once, the first one first`,
  );
export const streamOf = z.strictObject({
  tables: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(tableId).min(1).max(20)),
  changes: z.literal('1').optional(),
  also: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(['talk', 'presence', 'turns'])))
    .optional(),
});

/** Where a list goes on: after the table of this moment and id; without an id, before the moment. Two tables may share one. */
const goesOn = { before: z.coerce.number().int().min(0).max(8e15).optional(), id: tableId.optional() };
/** Which of the listed tables: of a game, waiting for players or being played, older than a moment. */
export const listOf = z.strictObject({
  game: z.string().max(40).optional(),
  stage: z.enum(['open', 'playing', 'over']).optional(),
  ...goesOn,
});
export const pageBefore = z.strictObject(goesOn);
/** A record is checked by playing it; here it only has to be one thing with a name of a game. */
export const record = z.looseObject({ orrery: z.literal(1), game: z.string().max(40), secret: z.string().max(200) });
export const nothing = z.strictObject({});
export const toBot = (bots: readonly string[]) => z.strictObject({ level: z.enum(bots) });
export const take = z.strictObject({ pass: z.string().regex(/^[\w-]{16}$/), name });
export const vote = z.strictObject({ yes: z.boolean() });
/** What to do about who is away. */
export const away = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bot'), seat: z.int().min(0).max(29) }),
  z.strictObject({ kind: z.literal('end') }),
]);
/** Line breaks are welcome, other control characters are not. */
const prose = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^(?:[^\p{C}\p{Zl}\p{Zp}]|\n)*$/u);
export const words = z.strictObject({ text: prose(1000).min(1) });
export const note = z.strictObject({ text: prose(20_000) });

/** Values within values: a request of ours has a handful. */
const MOST_DEEP = 32;

/** What every door refuses, because one of the databases cannot keep it: half a letter, the letter NUL; and what is nested so
 *  deep that looking at it would break whoever looks. */
function checkPlain(value: unknown): void {
  let open: unknown[] = [value];
  for (let deep = 0; open.length > 0; deep++) {
    if (deep > MOST_DEEP) throw fault('bad-request', 'the request is nested too deep');
    const next: unknown[] = [];
    for (const each of open) {
      if (typeof each === 'string') checkText(each);
      else if (typeof each === 'object' && each !== null)
        for (const [key, inside] of Object.entries(each)) {
          checkText(key);
          if (typeof inside === 'string' || typeof inside === 'object') next.push(inside);
        }
    }
    open = next;
  }
}

function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw fault('bad-request', 'a text has a letter that is none');
}

/** The value as its form describes it, or a fault that says what is wrong with it. */
export function read<V>(form: z.ZodType<V>, value: unknown): V {
  checkPlain(value);
  const result = form.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'the request' : issue.path.join('.');
  throw fault('bad-request', `${where}: ${issue?.message ?? 'is not as it should be'}`);
}
