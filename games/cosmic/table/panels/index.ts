// The panels of Cosmic Encounter, in the order of their tabs: your cards, the challenge, everybody's powers, a deal; and
// where the log is cut, how the table is read.

import { lazy } from 'react';
import type { GameTable, Panel } from '../../../table.ts';
import { nearest } from '../../rules/steps.ts';
import { current, type Table } from '../../rules/table.ts';
import { Hand } from './Hand.tsx';
import { isOffered, optionsOf, type Props, wantsCards, wordsOf } from './props.ts';

/** The hand comes with the board; the other panels after it, before somebody opens them. */
const loadDeal = async () => ({ default: (await import('../deal/Deal.tsx')).Deal });
const loadChallenge = async () => ({ default: (await import('./Challenge.tsx')).Challenge });
const loadPowers = async () => ({ default: (await import('./Powers.tsx')).Powers });
export const later: NonNullable<GameTable['later']> = [loadDeal, loadChallenge, loadPowers];

const ICONS = {
  hand: 'M4 7l6-2l4 13l-6 2zM11 5l6 1l-1 13h-2M16 7l4 2l-3 10',
  challenge: 'M12 21L5 5c4-3 10-3 14 0zM8 12h8',
  powers: 'M12 3c5 0 7 4 7 8s-3 10-7 10s-7-6-7-10s2-8 7-8zM8 10c2-1 3 0 3 2M16 10c-2-1-3 0-3 2M10 17h4',
  deal: 'M3 9l4-3l5 4l5-4l4 3M3 9v6l7 5l2-2l2 2l7-5V9',
};

/** What is asked is about the deal; while two others deal, something else may be. */
const isOfDeal = ({ ask }: Props): boolean =>
  ask?.choice.kind === 'offer' || ask?.step === 'terms' || ask?.step === 'reply';
const isDealing = (props: Props): boolean => nearest(props.view, 'deal') !== undefined || isOfDeal(props);

/** What is asked is asked of the hand: a card to lay, to give, to play at this moment. */
const isOfHand = ({ ask }: Props): boolean =>
  ask !== null &&
  ask.step !== 'reply' &&
  (wantsCards(ask) || (ask.step === 'moment' && optionsOf(ask).some((option) => wordsOf(option).kind === 'card')));

export const panels: readonly Panel<Table>[] = [
  {
    id: 'hand',
    title: 'panel.hand',
    icon: ICONS.hand,
    Body: Hand,
    stands: (props) => (isOfHand(props) ? 'now' : 'on'),
  },
  {
    id: 'deal',
    title: 'panel.deal',
    icon: ICONS.deal,
    Body: lazy(loadDeal),
    stands: (props) => (isDealing(props) ? (isOfDeal(props) ? 'now' : 'on') : 'off'),
  },
  {
    id: 'challenge',
    title: 'panel.challenge',
    icon: ICONS.challenge,
    Body: lazy(loadChallenge),
    // Where tokens go is asked of the board, which must not be covered for it.
    stands: ({ ask, view }) => (ask?.step === 'moment' && current(view.table)?.shown.length === 2 ? 'now' : 'on'),
  },
  {
    id: 'powers',
    title: 'panel.powers',
    icon: ICONS.powers,
    Body: lazy(loadPowers),
    stands: ({ ask }) => (isOffered(ask) ? 'now' : 'on'),
  },
];

/** The log is cut where a challenge begins. */
export const opens: NonNullable<GameTable['opens']> = ['log.turn', 'log.again', 'log.nested', 'log.misses'];

/** What is said of a seat; what lies with its powers comes with it. */
const OF_SEATS = [
  'seat',
  'lucre',
  'hex',
  'dust',
  'ships',
  'power',
  'power-lost',
  'home',
  'base',
  'hand',
  'aim',
  'told',
  'stock',
  'stacks',
  'stack',
  'points',
  'phantoms',
  'hoard',
  'hoard-hidden',
  'reserve',
  'bombs',
  'thralls',
  'debt',
  'queue',
  'captives',
].map((word) => `see.${word}`);

/** The table in words, for whoever reads it: the challenge first, then everybody with what they have. */
/** A base more: after a challenge won, by an ally's landing, by a deal. */
export const scoring: NonNullable<GameTable['scoring']> = ['log.lands', 'log.occupy', 'log.founds', 'log.crash'];

export const sections: NonNullable<GameTable['sections']> = [
  { title: 'section.now', keys: ['see.turn', 'see.lasting'] },
  {
    title: 'section.challenge',
    keys: ['see.destiny', 'see.challenge', 'see.tokens', 'see.card', 'see.totals', 'see.entry'],
  },
  { title: 'section.beyond', keys: ['see.moon', 'see.deck', 'see.limbo'] },
  { title: 'section.players', keys: OF_SEATS },
];
