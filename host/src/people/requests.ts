// What comes in about people, checked field by field.

import * as z from 'zod';
import { daysIn, isZone } from '../pace/calendar.ts';
import { name } from '../server/requests.ts';

const login = z
  .string()
  .trim()
  .min(3)
  .max(64)
  .regex(/^[\p{L}\p{N}._@+-]+$/u);
const password = z.string().max(200);
const lang = z.enum(['en', 'it']);
const zone = z.string().max(60).refine(isZone, 'is no time zone');
const id = z.string().regex(/^[\w-]{1,400}$/);
const day = z.iso.date();
/** Four weeks a year are enough for anybody; more would stop a table. */
const MOST_AWAY = 28;
const away = z
  .array(z.strictObject({ from: day, to: day }).refine((days) => days.from <= days.to, 'ends before it begins'))
  .max(10)
  .refine((all) => all.reduce((sum, days) => sum + daysIn(days), 0) <= MOST_AWAY, `has more than ${MOST_AWAY} days`);

export const byId = z.strictObject({ id });
export const nothing = z.union([z.null(), z.undefined(), z.strictObject({})]);
export const signUp = z.strictObject({ login, password, name, lang: lang.optional(), zone: zone.optional() });
export const signIn = z.strictObject({ login: z.string().max(64), password });
export const profile = z.strictObject({ name, lang, zone, weekends: z.boolean(), away, notices: z.boolean() });
export const askPasskey = z.strictObject({ new: z.boolean() });

const text = z.string().max(4000);
/** What the browser's own interface gives; the library looks at the rest of it. */
const credential = {
  id,
  rawId: id,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).optional(),
};
const extensions = z.record(z.string().max(40), z.json()).default({});
const usedPasskey = z.object({
  ...credential,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
export const usePasskey = z.strictObject({ response: usedPasskey });
/** By what the owner of an account is known. */
export const owner = z.strictObject({ password: password.optional(), passkey: usedPasskey.optional() }).default({});
export const sure = z.strictObject({ owner, sure: z.string().max(64) });
export const newToken = z.strictObject({
  owner,
  name,
  scopes: z
    .array(z.enum(['look', 'play', 'create']))
    .min(1)
    .max(3),
});
export const newPassword = z.strictObject({ owner, password, login: login.optional() });
export const addPasskey = z.strictObject({
  owner,
  name,
  lang: lang.optional(),
  zone: zone.optional(),
  response: z.object({
    ...credential,
    clientExtensionResults: extensions,
    response: z.object({
      clientDataJSON: text,
      attestationObject: z.string().max(20_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
});
const key = z.string().regex(/^[\w-]{16,200}=*$/);
export const pushAt = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: key, auth: key }).optional(),
  expirationTime: z.number().nullable().optional(),
});
export const mailTo = z.strictObject({ owner, address: z.union([z.literal(''), z.email().max(200)]) });
const seat = z.int().min(0).max(29);
export const atSeat = z.strictObject({ seat });
export const turned = z.strictObject({ seat, on: z.boolean() });
export const report = z.strictObject({ seat: seat.optional(), text: z.string().trim().min(1).max(2000) });
export const forgot = z.strictObject({ login: z.string().trim().min(3).max(200) });
export const reset = z.strictObject({ about: z.string().max(400), proof: z.string().max(100), password });
export const signed = z.strictObject({ about: z.string().max(400), proof: z.string().max(100) });
