// The pages of cards: what to sift by, and where a card comes from. Italian.

import type { Messages } from '@orrery/kernel';

export const origins: Messages = {
  deck: 'Mazzo',
  'deck.aim': 'Obiettivi',
  'deck.breakthrough': 'Carte scienza',
  'deck.colonization': 'Carte colonizzazione',
  'deck.encounter': 'Carte evento',
  'heading-deck': 'Quando si pesca',
  'deck.aim.text': 'Una per giocatore prima dell’inizio, in segreto (§13.1).',
  'deck.breakthrough.text': 'Due prima dell’inizio, poi una ogni volta che la tua civ è più alta che mai (§14.1).',
  'deck.colonization.text': 'Una per ogni pianeta che colonizzi (§15.1).',
  'deck.encounter.text': 'Quando lo spazio ignoto si rivela normale e due dadi sono pari (§16.1).',
  origin: 'Da dove viene',
  'origin.original': 'originale',
  'origin.partly': 'in parte ricostruita',
  'origin.reconstructed': 'ricostruita',
  'heading-origin': 'Da dove viene',
  'origin.original.text': 'Il nome e l’effetto sono quelli del supplemento stampato, con parole nostre.',
  'origin.partly.text': 'Il nome è stampato nel supplemento; l’effetto è ricostruito in accordo con ciò che si sa.',
  'origin.reconstructed.text':
    'Il mazzo stampato non è noto carta per carta. Questa è nostra, fatta per accordarsi con le regole note.',
};
