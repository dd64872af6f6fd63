// The pages of cards: what to sift by, and where a card comes from. English.

import type { Messages } from '@orrery/kernel';

export const origins: Messages = {
  deck: 'Deck',
  'deck.aim': 'Objectives',
  'deck.breakthrough': 'Breakthroughs',
  'deck.colonization': 'Colonization cards',
  'deck.encounter': 'Encounter cards',
  'heading-deck': 'When it is drawn',
  'deck.aim.text': 'One for each player before the game begins, in secret (§13.1).',
  'deck.breakthrough.text': 'Two before the game begins, then one whenever your Civ is higher than ever (§14.1).',
  'deck.colonization.text': 'One for every planet you colonize (§15.1).',
  'deck.encounter.text': 'When unknown space turns out to be empty and two dice are even (§16.1).',
  origin: 'Where it comes from',
  'origin.original': 'original',
  'origin.partly': 'in part reconstructed',
  'origin.reconstructed': 'reconstructed',
  'heading-origin': 'Where it comes from',
  'origin.original.text': 'Its name and what it does are those of the printed supplement, in our words.',
  'origin.partly.text': 'Its name is printed in the supplement; what it does is reconstructed, to fit what is known.',
  'origin.reconstructed.text':
    'The printed deck is not known card by card. This one is ours, made to fit the rules that are.',
};
