// The cards of the supplement: a page for each, with what it does and where its name and its text come from.

import type { Article, Encyclopaedia } from '../../learn.ts';
import { BREAKTHROUGHS, type Card, COLONIZATIONS, ENCOUNTERS, OBJECTIVES } from '../data/cards.ts';
import { CardPicture } from '../table/CardPicture.tsx';

const DECKS: Readonly<Record<string, readonly Card[]>> = {
  aim: OBJECTIVES,
  breakthrough: BREAKTHROUGHS,
  colonization: COLONIZATIONS,
  encounter: ENCOUNTERS,
};

const isOld = (mark: Card['name']): boolean => mark !== 'inferred';

const originOf = ({ name, text }: Card): string => {
  if (isOld(name) && isOld(text)) return 'original';
  return isOld(name) || isOld(text) ? 'partly' : 'reconstructed';
};

const articleOf = (deck: string, card: Card, n: number): Article => ({
  id: card.id,
  name: `${deck}.${n}`,
  title: `${deck}.${n}`,
  line: `says.${deck}.${n}`,
  facets: { deck: [deck], origin: [originOf(card)] },
  paragraphs: [
    { text: `says.${deck}.${n}` },
    { title: 'heading-deck', text: `deck.${deck}.text` },
    { title: 'heading-origin', text: `origin.${originOf(card)}.text` },
  ],
  company: [],
});

const ALL = Object.entries(DECKS).flatMap(([deck, cards]) => cards.map((card, n) => ({ deck, card, n })));

export const encyclopaedia: Encyclopaedia = {
  filters: { deck: Object.keys(DECKS), origin: ['original', 'partly', 'reconstructed'] },
  articles: ALL.map(({ deck, card, n }) => articleOf(deck, card, n)),
  Picture({ article, size }) {
    const found = ALL.find(({ card }) => card.id === article);
    return <CardPicture deck={found?.deck ?? 'aim'} card={found?.n ?? 0} size={size} />;
  },
  text: {
    en: async () => (await import('../text/en/learn/origins.ts')).origins,
    it: async () => (await import('../text/it/learn/origins.ts')).origins,
  },
};
