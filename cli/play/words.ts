// What the terminal says around a game, in both languages, and answers in words.

import { nameOf, optionName, sentence } from '@orrery/games';
import type { Amount, Answer, Ask, Game, Lang, Messages, Refusal, Scalar, Text, View } from '@orrery/kernel';

export const WORDS: Readonly<Record<Lang, Messages>> = {
  en: {
    'play.player': 'Player',
    'play.said': '{who}: {said}',
    'play.welcome':
      '{game}. You are {who}, in seat {seat} of {seats}. Bots: {bots}. Promise of the dice: {commitment}.',
    'play.table': 'The table',
    'play.log': 'What happened',
    'play.decide': 'Your decision',
    'play.hint': 'Hint',
    'play.hint-is': 'A bot would answer: {answer}',
    'play.undo': 'Undo',
    'play.undone': 'Taken back.',
    'play.taken-back': 'Taken back beyond dice or secrets: the dice are new from here.',
    'play.whole-log': 'The whole log',
    'play.type': 'Type an answer',
    'play.leave': 'Leave the table',
    'play.left': 'You leave the table. The game is not over.',
    'play.over': 'The game is over.',
    'play.saved': 'The record is in {file}.',
    'play.pass': 'Pass',
    'play.order': 'Put them in order',
    'play.amounts': 'Share out, {range} in all',
    'play.deal': 'Propose a deal',
    'play.with': 'With whom?',
    'play.give': 'You give: {what}, {range}',
    'play.want': 'You want: {what}, {range}',
    'play.amount': '{what}, {range}',
    'play.sum': '{range} in all',
    'play.number': 'A number: {range}',
    'play.some': 'Choose {range}',
    'play.next': 'Which one comes next?',
    'play.whole': 'A whole number, please: {range}.',
    'play.not-yours': 'Seat {seat} is not yours: you are seat {me}.',
    'play.offer': 'with {who}: {give} for {want}',
    'play.nothing': 'nothing',
    'play.help':
      'One line an answer, the seat first: "0 pass", "0 12", "0 [3 5]", "0 undo". Also: hint, log, table, help, quit.',
    'play.ended': 'The input ended before the game.',
    'play.place': '{rank}. {who}: {score}',
    'play.range': '{min} to {max}',
  },
  it: {
    'play.player': 'Giocatore',
    'play.said': '{who}: {said}',
    'play.welcome': '{game}. Tu sei {who}, al posto {seat} di {seats}. Bot: {bots}. Promessa dei dadi: {commitment}.',
    'play.table': 'Il tavolo',
    'play.log': 'Che cosa è successo',
    'play.decide': 'A te decidere',
    'play.hint': 'Suggerimento',
    'play.hint-is': 'Un bot risponderebbe: {answer}',
    'play.undo': 'Annulla',
    'play.undone': 'Annullato.',
    'play.taken-back': 'Ripreso oltre dadi o segreti: da qui i dadi sono nuovi.',
    'play.whole-log': 'Tutto il diario',
    'play.type': 'Scrivi una risposta',
    'play.leave': 'Lascia il tavolo',
    'play.left': 'Lasci il tavolo. La partita non è finita.',
    'play.over': 'La partita è finita.',
    'play.saved': 'Il verbale è in {file}.',
    'play.pass': 'Passa',
    'play.order': 'Mettili in ordine',
    'play.amounts': 'Ripartisci, in tutto {range}',
    'play.deal': 'Proponi un accordo',
    'play.with': 'Con chi?',
    'play.give': 'Dai: {what}, {range}',
    'play.want': 'Vuoi: {what}, {range}',
    'play.amount': '{what}, {range}',
    'play.sum': 'in tutto {range}',
    'play.number': 'Un numero: {range}',
    'play.some': 'Scegline {range}',
    'play.next': 'Quale viene dopo?',
    'play.whole': 'Un numero intero, per favore: {range}.',
    'play.not-yours': 'Il posto {seat} non è tuo: sei al posto {me}.',
    'play.offer': 'con {who}: {give} per {want}',
    'play.nothing': 'niente',
    'play.help':
      'Una riga per risposta, prima il posto: "0 pass", "0 12", "0 [3 5]", "0 undo". Anche: hint, log, table, help, quit.',
    'play.ended': 'L’input è finito prima della partita.',
    'play.place': '{rank}. {who}: {score}',
    'play.range': 'da {min} a {max}',
  },
};

/** What is needed to put things into words for one reader. */
export interface Reader {
  readonly game: Game;
  readonly messages: Messages;
}

export const words = ({ messages }: Reader, key: string, args: Text['args'] = {}): string =>
  sentence(messages, { key, args });

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** `20`, or `1 to 4`. */
export const range = (reader: Reader, { min, max }: Bounds): string =>
  min === max ? `${min}` : words(reader, 'play.range', { min, max });

/** A refusal with the number of its rule. */
export const refusalWords = ({ messages }: Reader, refusal: Refusal): string =>
  `${sentence(messages, refusal)}${refusal.rule === '' ? '' : ` (§${refusal.rule})`}`;

/** A piece of a deal: a number is a slot, a word is a piece or a kind of item. */
export function pieceName({ game, messages }: Reader, view: View, id: Scalar): string {
  if (typeof id === 'number') return optionName(game, view, messages, 'slot', id);
  const noun = ['piece', 'word', ...(game.items ?? [])].find((each) => messages[`${each}.${id}`] !== undefined);
  return nameOf(messages, noun ?? 'word', id);
}

export const entryName = (reader: Reader, view: View, noun: string, id: Scalar): string =>
  optionName(reader.game, view, reader.messages, noun, id);

/** An answer to this ask in words. */
export function answerWords(reader: Reader, view: View, { choice }: Ask, answer: Answer): string {
  if (answer === null) return words(reader, 'play.pass');
  if (choice.kind === 'offer') {
    if (typeof answer !== 'object' || !('to' in answer)) return JSON.stringify(answer);
    const side = (entries: readonly Amount[], amounts: readonly number[]): string =>
      amountWords(reader, entries, amounts, (id) => pieceName(reader, view, id));
    const who = nameOf(reader.messages, 'seat', answer.to);
    const args = { who, give: side(choice.give, answer.give), want: side(choice.want, answer.want) };
    return words(reader, 'play.offer', args);
  }
  if (choice.kind === 'number') return JSON.stringify(answer);
  const name = (id: Scalar): string => entryName(reader, view, choice.noun, id);
  if (typeof answer !== 'object') return name(answer);
  if (!Array.isArray(answer)) return JSON.stringify(answer);
  const list = answer as readonly Scalar[];
  if (choice.kind === 'amounts') return amountWords(reader, choice.entries, list.map(Number), name);
  return list.length === 0 ? words(reader, 'play.nothing') : list.map(name).join(', ');
}

function amountWords(
  reader: Reader,
  entries: readonly Amount[],
  amounts: readonly number[],
  name: (id: Scalar) => string,
): string {
  const parts = entries.flatMap(({ id }, i) => {
    const n = amounts[i] ?? 0;
    return n === 0 ? [] : [n === 1 ? name(id) : `${n} × ${name(id)}`];
  });
  return parts.length === 0 ? words(reader, 'play.nothing') : parts.join(', ');
}
