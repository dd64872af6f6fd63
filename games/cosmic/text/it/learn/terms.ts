// The glossary in Italian: each term, the words that mean it, and what it is.

import type { Messages } from '@orrery/kernel';

/** id -> [name, words, text] */
const TERMS: Readonly<Record<string, readonly [string, string, string]>> = {
  offense: [
    'GO',
    'GO|Giocatore Offensivo',
    'Il Giocatore Offensivo, cioè chi è di turno: parte, punta, e scende se vince.',
  ],
  defense: [
    'GD',
    'GD|Giocatore Difensivo',
    'Il Giocatore Difensivo, cioè chi è sfidato nel sistema che Destiny mostra. Ha le pedine sul pianeta, e vince i pareggi.',
  ],
  mainplayer: [
    'Giocatore principale',
    'giocatore principale|giocatori principali',
    'Il GO o il GD: chi posa le carte.',
  ],
  ally: [
    'Alleato',
    'alleato|alleati',
    'Chi si è unito a una parte con una, due, tre o quattro pedine, dopo un invito.',
  ],
  token: ['Pedina', 'pedina|pedine', 'Ciò che abita i pianeti e vola sul cono. Ognuno ne ha venti.'],
  system: ['Sistema', 'sistema|sistemi', 'Cinque pianeti intorno a una stella, la casa di un giocatore.'],
  base: [
    'Base',
    'base|basi',
    'Una o più pedine di un giocatore su un pianeta. Un pianeta può avere basi di più giocatori.',
  ],
  external: ['Base esterna', 'base esterna|basi esterne', 'Una base fuori dal proprio sistema. Con cinque si vince.'],
  cone: [
    'Cono',
    'cono',
    'Porta al pianeta le pedine del GO e dei suoi alleati. Dal lato inverso i premi degli alleati si scambiano.',
  ],
  warp: ['Warp', 'Warp', 'Dove aspettano le pedine perse. Il GO ne riprende una all’inizio di ogni sfida.'],
  destiny: ['Destiny', 'Destiny', 'Il mazzo che dice nel sistema di chi è la sfida.'],
  wild: ['Jolly', 'jolly', 'Una carta Destiny con tutti i colori: il GO sceglie il sistema.'],
  challengecard: [
    'Carta Challenge',
    'carta Challenge|carte Challenge',
    'Un Attack o un Compromise. I due giocatori principali devono posarne una.',
  ],
  attack: [
    'Attack',
    'Attack',
    'Una carta Challenge con un numero. Vi si sommano le pedine della sua parte, e vince il totale più alto.',
  ],
  compromise: [
    'Compromise',
    'Compromise',
    'Una carta Challenge che offre di trattare. Perde contro un Attack; con due si cerca un accordo.',
  ],
  consolation: [
    'Consolazione',
    'consolazione',
    'Carte dalla mano del vincitore, una per ogni pedina persa, per chi ha perso con un Compromise.',
  ],
  deal: [
    'Accordo',
    'accordo|accordi',
    'A ciò che due Compromise devono portare: carte e basi passano di mano. Se non si trova, ognuno perde tre pedine.',
  ],
  reward: [
    'Premio',
    'premio|premi',
    'Per gli alleati di un GD che vince, per ogni pedina: una carta dal mazzo, o una propria pedina dal Warp.',
  ],
  newhand: [
    'Nuova mano',
    'nuova mano',
    'Sette carte per chi ha bisogno di una carta Challenge e non ne ha; il resto della vecchia mano si scarta.',
  ],
  power: [
    'Potere',
    'Potere|Poteri',
    'Ciò che ti rende diverso da tutti. È noto a tutti, e piega le regole nel momento che indica.',
  ],
  flare: ['Flare', 'Flare', 'Una carta col nome di un Potere: Super per chi ha quel Potere, Wild per tutti gli altri.'],
  edict: ['Edict', 'Edict', 'Una carta che fa ciò che dice, nel momento della sua icona, e poi si scarta.'],
  kicker: ['Kicker', 'Kicker', 'Facoltativo: una carta posata accanto alla carta Challenge, che la moltiplica.'],
  reinforcement: [
    'Reinforcement',
    'Reinforcement',
    'Facoltativo: una carta che si somma a un totale quando i due Attack sono noti.',
  ],
  comet: ['Comet', 'Comet', 'Facoltativo: una carta Destiny che cambia le regole per una sfida.'],
  hex: [
    'Esagono inverso',
    'esagono inverso|esagoni inversi',
    'Facoltativo: l’altro lato di un sistema, con un carattere suo.',
  ],
  limbo: ['Limbo', 'Limbo', 'Facoltativo: un luogo prima del Warp dove le pedine perse sono irraggiungibili.'],
  lucre: ['Lucre', 'Lucre', 'Facoltativo: denaro, per carte, pedine, un totale più alto, e per convincere gli altri.'],
  moon: [
    'Luna',
    'Luna|Lune',
    'Facoltativo: un piccolo mondo accanto ai pianeti. Chi la occupa ha ciò che offre; non è una base.',
  ],
  interphase: ['Interfase', 'interfase', 'Il respiro fra due sfide.'],
};

export const terms: Messages = Object.fromEntries(
  Object.entries(TERMS).flatMap(([id, [name, words, text]]) => [
    [`term.${id}`, name],
    [`term.${id}.as`, words],
    [`term.${id}.text`, text],
  ]),
);
