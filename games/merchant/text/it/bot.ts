// Why a bot does what it does: hints, and the game looked through afterwards.

import type { Messages } from '@orrery/kernel';

export const bot: Messages = {
  'why.explore':
    'Esplora {system:system}, a circa {turns|# turno|# turni}: chi scopre la Cultura riceve un IOU, in media di ${iou}.',
  'why.relic': 'Vai a prendere {gear:gear}, a circa {turns|# turno|# turni}.',
  'why.sell-load':
    'Vendi {goods:good} a {culture:culture}, poi carica {good:good} per {next:system}: ${money} in circa {whole|# turno|# turni}.',
  'why.sell': 'Vendi {goods:good} a {culture:culture}: ${paid} in circa {turns|# turno|# turni}.',
  'why.deliver-there': 'I passeggeri per {culture:culture} pagano ${paid}, a circa {turns|# turno|# turni}.',
  'why.load': 'Carica {good:good} da {culture:culture} per {next:system}: ${money} in circa {whole|# turno|# turni}.',
  'why.sell-load-guess':
    'Vendi {goods:good} a {culture:culture}, poi carica {good:good} per {next:system}, dove non si sa ancora chi abita: circa ${money} in {whole|# turno|# turni}, se comprano.',
  'why.load-guess':
    'Carica {good:good} da {culture:culture} per {next:system}, dove non si sa ancora chi abita: circa ${money} in {whole|# turno|# turni}, se comprano.',
  'why.visit': 'Prosegui passando da {culture:culture}, {system:system}, a circa {turns|# turno|# turni}.',
  'why.win-there': 'Una vendita a {culture:culture} vince la partita: ${paid} in circa {turns|# turno|# turni}.',
  'why.sell-here': '{culture:culture}: pagano ${paid}, e nessuno a portata paga di più.',
  'why.sell-demand':
    '{culture:culture}: pagano ${paid}, di cui ${bonus} per una Domanda, e nessuno a portata paga di più.',
  'why.buy-for': 'Costa ${cost}, e c’è chi compra a circa {turns|# turno|# turni}: {next:system}.',
  'why.buy-guess':
    'Costa ${cost}. Non si sa ancora chi abita in {next:system}, a circa {turns|# turno|# turni}: forse comprano.',
  'why.buy': 'Costa ${cost}; un compratore si troverà.',
  'why.deliver': 'Il passeggero paga subito.',
  'why.take': 'Un Relic non costa nulla.',
  'why.fare': 'Il passeggero è di strada, e paga bene.',
  'why.iou': 'L’IOU paga quello che si compra qui adesso.',
  'why.barter': 'A bordo serve a poco; il credito serve di più.',
  'why.ship': 'L’astronave nuova si ripaga prima della fine.',
  'why.equip': 'Si ripaga prima della fine.',
  'why.weapon': 'Si ripaga: astronavi cariche passano a tiro.',
  'why.shield': 'Gli altri sono armati: uno Scudo toglie $20 ai loro colpi e a ogni penalità.',
  'why.port': 'Uno Spazioporto alla fine vale per intero, frutta commissioni e risparmia la discesa.',
  'why.factory': 'Un’Industria alla fine vale per intero, e il suo Prodotto Industriale rende più di tutto.',
  'why.fort': 'Il Forte tiene lontani i Rastur e gli altri.',
  'why.swindle': 'Le probabilità sono buone, e il carico pure.',
  'why.revolt': 'Le probabilità sono buone, per una Proprietà a metà prezzo.',
  'why.won': 'Basta per vincere.',
  'why.end': 'Qui non conviene altro.',
  'why.merchant': 'I mercanti partono tutti uguali, salvo la patria.',
  'why.reroll': 'Quel dado può solo migliorare.',
  'why.no-reroll': 'I dadi vanno bene così.',
  'why.rastur': 'Lì fa più danno a chi è in testa, e meno alla propria rotta.',
  'why.hunt': 'Passa da {seat:seat} lungo la rotta: un colpo va a segno {chance} volte su 100 e vale circa ${prize}.',
  'why.raid': 'Colpisce {seat:seat} {chance} volte su 100 e vale circa ${prize}.',
  'why.blast': 'Le probabilità sono buone, e il premio pure.',
  'why.no-blast': 'Le probabilità non bastano.',
  'why.defend': 'Ogni arma aiuta.',
  'why.hit': 'È quello che fa più male.',
  'why.claim': 'Merce gratis.',
  'why.no-claim': 'Quello che c’è a bordo vale di più.',
  'why.loot': 'La merce più cara che c’è.',
  'why.offer': 'Lo scambio conviene a entrambi.',
  'why.no-offer': 'Non c’è uno scambio che convenga a entrambi.',
  'why.accept': 'L’offerta vale più di quello che chiede.',
  'why.decline': 'L’offerta vale meno di quello che chiede.',
};
