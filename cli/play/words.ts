// What the terminal says around a game, in both languages, and answers in words.

import { answerName, namingOf, optionName, sentence } from '@orrery/games';
import type { Answer, Ask, Game, Lang, Messages, Refusal, Scalar, Sentence, View } from '@orrery/kernel';

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
    'play.undone': 'Undone.',
    'play.taken-back': 'Undone beyond dice or secrets: the dice are new from here on.',
    'play.whole-log': 'The whole log',
    'play.type': 'Type an answer',
    'play.leave': 'Leave the table',
    'play.left': 'You have left the table. The game is not over.',
    'play.over': 'The game is over.',
    'play.saved': 'The record is in {file}.',
    'play.order': 'Put them in order',
    'play.amounts': 'Divide them up, {range} in all',
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
    'play.help':
      'One line per answer, the seat first: "0 pass", "0 12", "0 [3 5]", "0 undo". Also: hint, log, table, help, quit.',
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
    'play.decide': 'Che cosa decidi?',
    'play.hint': 'Consiglio',
    'play.hint-is': 'Un bot risponderebbe: {answer}',
    'play.undo': 'Annulla',
    'play.undone': 'Annullato.',
    'play.taken-back': 'Annullato oltre dadi o segreti: da qui i dadi sono nuovi.',
    'play.whole-log': 'Tutto il diario',
    'play.type': 'Scrivi una risposta',
    'play.leave': 'Lascia il tavolo',
    'play.left': 'Hai lasciato il tavolo. La partita non è finita.',
    'play.over': 'La partita è finita.',
    'play.saved': 'La registrazione è in {file}.',
    'play.order': 'Mettili in ordine',
    'play.amounts': 'Ripartisci, in tutto {range}',
    'play.deal': 'Proponi uno scambio',
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

export const words = ({ messages }: Reader, key: string, args: Sentence['args'] = {}): string =>
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

/** An option in words; `piece` is the noun of offers. */
export const entryName = ({ game, messages }: Reader, view: View, noun: string, id: Scalar): string =>
  optionName(game, view, messages, noun, id);

/** An answer to this ask in words. */
export const answerWords = ({ game, messages }: Reader, view: View, ask: Ask, answer: Answer): string =>
  answerName(messages, ask, answer, namingOf(game, view, messages));
