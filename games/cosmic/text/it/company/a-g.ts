// Powers from Amoeba to Grudge: an example to be played, and whom each goes well and badly with.

import type { Company } from '../../pages.ts';

export const aToG = {
  amoeba: {
    example: 'Attacchi il blu con un 12 che forse non basta. A carte coperte fai affluire altre pedine, o ritirane.',
    virus: 'Ogni pedina che scorre dentro moltiplica la tua carta.',
    mind: 'Sai contro che cosa combatti prima di decidere quanto versare.',
    void: 'Una grande ondata che perde è persa per sempre.',
  },
  anomaly: {
    example: 'Il blu gira il tuo colore, e la carta si scarta. Farai sostituire anche la prossima?',
    machine: 'Nessuno viene a casa tua mentre il tuo turno continua.',
    will: 'Va dove vuole, qualunque carta ci sia.',
    dictator: 'Nomina il sistema dopo che tu hai scelto la carta.',
  },
  'anti-matter': {
    example: 'Hai un 4 contro una mano forte: manda molte pedine, ognuna abbassa il tuo totale.',
    mirror: 'Fa di un 20 un 2, proprio quando basso è bello.',
    loser: 'Con la rivolta è di nuovo il totale basso a perdere.',
    oracle: 'Vede la tua carta bassa e risponde con una più bassa.',
  },
  aristocrat: {
    example: 'Scegli sette carte da tutto il mazzo, poi attacca il blu e pesca una Flare strada facendo.',
    clone: 'La carta migliore del mazzo torna da te dopo ogni lotta.',
    trader: 'La mano scelta con tanta cura in un attimo è di un altro.',
  },
  assassin: {
    example: 'È il tuo turno: Destiny mostra il blu, e una sua pedina muore prima ancora che tu lanci qualcosa.',
    warpish: 'Ogni vittima alza il suo totale.',
    machine: 'Più sfide girano più carte Destiny, e ognuna può uccidere.',
    healer: 'Riporta in vita la tua vittima, e ci pesca una carta.',
    zombie: 'Le sue pedine non arrivano mai nel Warp.',
  },
  assessor: {
    example: 'Il blu ti attacca. Ogni sua pedina dopo la prima gli costa 1 Lucre, e incassi tu.',
    dragon: 'Fra voi due passa tutto il denaro del tavolo.',
    macron: 'Una sola pedina non paga tasse e combatte come quattro.',
  },
  aura: {
    example: 'Le altre mani sono tutte scoperte. Guarda quella del blu prima di scegliere la tua carta.',
    visionary: 'Nelle mani scoperte vedi quale carta ordinare.',
    sorcerer: 'Dal resto della mano spesso si capisce che cosa è stato posato.',
    miser: 'La mano addizionale resta nascosta.',
  },
  berserker: {
    example: 'Il verde è con il blu sul pianeta che punti: sfidali entrambi. Il tuo Compromise è un 15.',
    fungus: 'Chi batti insieme ti resta attaccato insieme.',
    pacifist: 'Il tuo 15 è un Attack, e il suo Compromise batte gli Attack.',
  },
  boomerang: {
    example: 'Il blu ti attacca, ma prima viene la tua sfida nel suo sistema. Conserva una carta per la seconda lotta.',
    siren: 'Attira una sfida, colpisci per primo, e guadagna una base se poi resisti.',
    warrior: 'Due lotte per ogni attacco che subisci, e impari da entrambe.',
    trader: 'La tua mano può essere sparita prima che arrivi l’attacco.',
  },
  bully: {
    example: 'Hai un 20 contro una mano debole. Quando hai vinto scegli quali pedine del blu vanno nel Warp.',
    mind: 'Conoscendo la mano avversaria scegli le lotte che vinci.',
    plant: 'Spoglia un pianeta natale e restaci, da ospite che innesta.',
    zombie: 'Qualunque cosa tu scelga torna subito alle sue basi.',
  },
  busybody: {
    example: 'Il blu attacca il verde e ti vogliono entrambi: unisciti a tutti e due.',
    symbiote: 'Ha pedine a sufficienza per entrambe le parti.',
    parasite: 'Non gli serve un invito per esserci.',
    magnet: 'Una parola, e non stai da nessuna parte.',
  },
  butler: {
    example: 'Il blu attacca il verde. Se non ti dà la mancia, scegli le sue basi o punta il suo cono.',
    machine: 'I suoi turni lunghi vogliono dire molte mance, o molte mire.',
    terrorist: 'Chi non dà la mancia scende su una mina.',
    amoeba: 'Cambia di nuovo le pedine quando hai finito il lavoro.',
  },
  calculator: {
    example:
      'Hai 12 e 8 contro carte grosse. Se la dichiari, l’equalizzazione lascia all’Attack più alto solo la differenza.',
    oracle: 'Vedi prima la carta, e sai se l’equalizzazione ti conviene.',
    sorcerer: 'Scambia le carte, e quella ridotta è la tua.',
  },
  cavalry: {
    example: 'Il blu attacca il verde e ti invita. Da alleato posa il tuo 15 accanto alla sua carta.',
    parasite: 'Sempre fra gli alleati, e con una carta propria.',
    reserve: 'La tua carta in più, e poi quelle piccole.',
    magnet: 'Se ti respinge, non posi nulla.',
  },
  changeling: {
    example: 'Il blu è Virus. Quando lo attacchi prendi il suo Potere e lasciagli il tuo, o pesca una carta.',
    machine: 'Più sfide tue, più Poteri da attraversare.',
    symbiote: 'Il suo Potere non si può prendere: puoi solo pescare.',
  },
  chosen: {
    example: 'Il tuo 4 difficilmente basterà. A carte rivelate prega per averne un’altra.',
    chronos: 'Se il cielo è stato avaro, torna indietro e posa un’altra carta.',
    filch: 'La carta caduta dal cielo finisce nella sua mano.',
  },
  chronos: {
    example: 'Mostra il 4, guarda che cosa ha il blu, poi torna indietro: quella carta è fuori, e ti resta il 15.',
    sorcerer: 'Conosci una delle due carte del secondo giro.',
    chosen: 'Prega, e se il cielo è stato avaro torna indietro.',
    oracle: 'Vede anche la tua seconda carta prima di posare la sua.',
  },
  clone: {
    example: 'Vinci con il 20, poi riprendilo in mano.',
    virus: 'Lo stesso piccolo Attack moltiplica ancora e ancora.',
    machine: 'Non resta mai senza carte Challenge.',
    filch: 'In due volete le carte usate, e uno arriva prima.',
  },
  connoisseur: {
    example:
      'Il blu ti attacca e non hai carte Challenge: la nuova mano arriva con due carte in più fra cui scegliere.',
    grief: 'Ogni sconfitta fa pescare carte, e tu tieni le migliori.',
    mutant: 'Riempiendo la mano dal mazzo scegli ogni carta.',
    extortionist: 'Metà di ciò che ti spetta se ne va prima che tu scelga.',
  },
  crystal: {
    example: 'Si uniscono due alleati. Quando tutti hanno impegnato pedine, di’ quante ne ha ciascuno.',
    subversive: 'Porta a quattro chi lavora contro la propria parte.',
    macron: 'La sua unica pedina vale comunque quattro.',
  },
  delegator: {
    example:
      'La tua mano è scarsa, quella del verde è buona, e il verde è tuo alleato: lascialo combattere al posto tuo.',
    mind: 'Sai quale mano dovrebbe combattere.',
    demon: 'A carte coperte prende il posto che hai assegnato.',
  },
  demon: {
    example:
      'Il blu attacca il verde senza di te. A carte coperte le sue pedine tornano a casa e le tue diventano gli attaccanti.',
    force: 'Prima guarda una carta, poi prendi il posto di chi l’ha posata.',
    loser: 'La parte che possiedi è quella che cade.',
  },
  deuce: {
    example: 'Posa prima il 12 e accanto il 10: 22 contro qualunque cosa abbia il blu.',
    aristocrat: 'Sceglie coppie che sommano quaranta e più.',
    sorcerer: 'La tua carta principale passa all’altra parte.',
  },
  dictator: {
    example: 'Il Destiny del blu mostra il verde. Tu dici in quale sistema si svolge la sfida.',
    terrorist: 'Mandi gli altri dove sono le mine.',
    will: 'Può scegliere qualunque colore nel sistema che hai nominato.',
    siren: 'Attira altrove chi hai mandato.',
  },
  diplomat: {
    example: 'Blu e verde mostrano Attack. Posa il tuo Compromise: dovete trovare un accordo in tre.',
    zombie: 'Un accordo fallito non gli costa nulla.',
    silencer: 'Con chi è zittito non c’è accordo.',
  },
  disease: {
    example:
      'Quattro tue pedine sono nel sistema del blu, e Destiny mostra il blu: fonda una base accanto alla prima, gratis.',
    plant: 'Dovunque ti diffondi c’è un ospite su cui innestarsi.',
    symbiote: 'Ha pedine d’avanzo per ogni pianeta.',
    gorgon: 'Accanto alle sue pedine le tue si pietrificano e non si diffondono più.',
    filth: 'Dove vive lui non puoi restare.',
  },
  doppelganger: {
    example: 'Attacchi il blu senza mano. Chiedi due carte a qualcuno, e prendine altre se non ti piacciono.',
    aura: 'Nelle mani scoperte vedi a chi chiedere.',
    silencer: 'Senza parole non puoi chiedere carte.',
  },
  dragon: {
    example: 'Il blu attacca il verde, ed entrambi possono comprare. Di ogni acquisto 1 Lucre è tuo.',
    assessor: 'Insieme avete una parte di ogni moneta che si muove.',
    negator: 'Un acquisto che vieta non ti rende nulla.',
  },
  empath: {
    example: 'Il tuo Compromise incontra un grosso Attack. Fai pace, e muta la sconfitta in accordo.',
    zombie: 'Negli accordi che fai libera pedine, e non può perderci.',
    silencer: 'Un accordo con chi zittisce fallisce subito.',
  },
  entrepreneur: {
    example:
      'Hai un 20 e denaro da spendere. Compra un punto a meno, vinci, e incassa per ogni pedina della tua parte.',
    crystal: 'Riempie di pedine la tua parte, e incassi per ognuna.',
    dragon: 'Di tutto ciò che compri prende la sua parte.',
  },
  ethic: {
    example: 'Perderai con un 4 contro un 20. Poi prendi quattro carte dalla mano del blu.',
    machine: 'Sfida, perdi, prendi quattro carte e continua.',
    grief: 'Una sconfitta porta carte due volte.',
    miser: 'Ciò che sta nella mano addizionale non si può prendere.',
  },
  extortionist: {
    example: 'Il blu non ha carte Challenge e deve pescarne sette. Tre possono essere tue.',
    grief: 'Dall’altra parte del tavolo pesca una carta per ogni pedina persa, e metà viene a te.',
    doppelganger: 'Non pesca mani da spartire.',
  },
  filch: {
    example: 'Il blu userà un 20. Forse perdi la lotta, ma il 20 è tuo.',
    sorcerer: 'Scambia le carte, e alla fine riprenditi la tua, quella buona.',
    clone: 'Può riprendersi la propria carta prima di te.',
  },
  filth: {
    example: 'Il verde divide il pianeta che attacchi. Quando l’hai vinto e scendi, tutti gli altri se ne vanno.',
    siren: 'Guadagni basi per te e non ti serve compagnia.',
    parasite: 'Vince con te e scende su un pianeta tutto suo.',
  },
  force: {
    example: 'Il blu attacca il verde senza di te. Guarda una delle due carte, e se vuoi mettici il tuo 20.',
    prophet: 'Predici il vincitore, poi pensaci tu.',
    sorcerer: 'Scambia la carta che hai messo tu.',
  },
  fungus: {
    example: 'Vinci con il 20: le pedine del blu si attaccano alle tue, e da allora contano per te.',
    machine: 'Ogni vittoria di un turno lungo alza le pile.',
    vacuum: 'Una sua perdita può trascinare via un’intera pila.',
  },
  gambler: {
    example: 'Hai posato un 6 e il blu mostra un 15. Lascia la tua coperta e di’ che è un 20.',
    oracle: 'Vedi l’altra carta prima di decidere che cosa dichiarare.',
    aura: 'A mano scoperta restano poche bugie.',
    mind: 'Ha visto la tua mano, e sa quando dubitare.',
  },
  ghost: {
    example: 'Tre tue pedine e due del verde sono nel Warp. Chiamane qualcuna dalla tua parte.',
    assassin: 'Riempie il Warp di pedine che puoi chiamare.',
    vacuum: 'Ogni perdita porta compagnia, e tutta può tornare con te.',
    void: 'Chi batte lui non lascia fantasmi.',
  },
  gnome: {
    example: 'Il blu attacca il verde. Presta denaro a uno dei due per un acquisto, e reclama la tua parte.',
    dragon: 'Ciò che non va alla banca va a uno di voi due.',
    silencer: 'A bocca chiusa non puoi né reclamare né prestare.',
  },
  gorgon: {
    example: 'Tre pedine del blu sono su un tuo pianeta, e il blu ti attacca: quelle non può lanciarle.',
    siren: 'Ogni base che fondi fuori pietrifica i vicini.',
    terrorist: 'A una bomba la pietra non importa.',
  },
  grief: {
    example: 'Attacchi con un 4 e quattro pedine. Quando sono perse pesca una carta per ognuna.',
    connoisseur: 'Delle carte che una sconfitta ti porta tieni le migliori.',
    machine: 'Continuando a perdere non ti mancano mai carte.',
    void: 'Le pedine che escono dal gioco non ti portano nulla.',
  },
  grudge: {
    example: 'Inviti il verde. Se non viene, a lotta finita paga.',
    vacuum: 'Chi resta lontano paga, e quando perdi paga anche qualcun altro.',
    parasite: 'Viene senza invito, e non gli si può rimproverare nulla.',
  },
} satisfies Company;
