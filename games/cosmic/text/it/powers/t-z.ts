// Powers from Terrorist to Zombie.

import type { Pages } from '../../pages.ts';

export const tToZ = {
  terrorist: {
    text: 'Nella preparazione mini in segreto un pianeta per sistema, anche nel tuo. Quando delle pedine scendono su un pianeta minato, in qualunque modo, la bomba esplode: si consuma, e ogni pedina lì va nel Warp, anche quelle appena arrivate. All’inizio di ogni tua sfida puoi mettere una bomba dove non ce n’è, al più una per sistema, o spostarne una. La lista la conosci solo tu; segue il Potere.',
    asks: 'Nella preparazione: i pianeti. All’inizio delle tue sfide: mettere o spostare una bomba.',
    wild: 'Giocatore principale che divide un pianeta con l’avversario, puntato il cono: tieni in ostaggio le sue pedine lì. Se perdi o non ti accordi vanno nel Warp.',
    super: 'Fai esplodere una tua bomba in ogni momento.',
  },
  trader: {
    text: 'Da giocatore principale, prima di posare le carte, puoi scambiare l’intera mano con l’avversario, per sempre. Un GD a cui spetta una nuova mano la pesca prima. Un GO rimasto senza carte Challenge deve interrompere; un GD ne pesca sette.',
    asks: 'Prima di posare le carte: scambiare o no.',
    wild: 'Giocatore principale, prima degli inviti: pesca una carta a caso dall’avversario e rendigliene una a tua scelta.',
    super: 'Scambia la mano con chiunque invece che con l’avversario.',
  },
  vacuum: {
    text: 'Ogni volta che perdi pedine nel Warp puoi trascinarvi fino ad altrettante di altri. Tu dici quante ne perde ciascuno, loro scelgono quali. Si aggiunge a ogni altra perdita.',
    asks: 'Ogni volta che perdi pedine: quante, e da chi.',
    wild: 'Quando un altro giocatore principale rivela un Attack: riprendi una tua pedina dal Warp.',
    super: 'Scegli tu proprio quali pedine vanno.',
  },
  vampire: {
    text: 'Quando vinci da giocatore principale, le pedine che l’avversario aveva nella sfida non vanno nel Warp: diventano tue schiave e stanno con le tue pedine vincenti. Per basi, lanci e totali sono tue. Nel Warp tornano del loro padrone.',
    asks: 'Solo dove mettere le schiave.',
    wild: 'All’inizio di una sfida qualsiasi: una tua base e una di un altro si scambiano di posto, tutte le pedine dell’una con tutte quelle dell’altra, su pianeti o Lune. Non può dare a nessuno l’ultima base che gli manca.',
    super: 'Dissangua anche gli alleati perdenti.',
    doubt: 'Noto: tiene prigioniere pedine altrui, e la sua Wild scambia basi. Il resto è ricostruito.',
  },
  virus: {
    text: 'Da giocatore principale, quando riveli un Attack, le tue pedine moltiplicano la carta invece di sommarsi: tre pedine e un 7 fanno 21. Gli alleati poi si sommano come sempre. Un Kicker viene prima.',
    asks: 'Mai: agisce da solo.',
    wild: 'Giocatore principale, al calcolo: moltiplica le tue pedine per quelle degli alleati invece di sommarle.',
    super: 'Tutte le pedine della tua parte moltiplicano la carta, anche quelle degli alleati.',
  },
  visionary: {
    text: 'Da giocatore principale, decisi i Kicker e prima di posare le carte, puoi nominare una carta Challenge. Se l’avversario l’ha deve giocarla, a meno che qualcuno lo impedisca; se no gioca ciò che vuole. Sui Kicker non comandi.',
    asks: 'Dopo i Kicker: quale carta nominare, se vuoi.',
    wild: 'Giocatore principale, prima di posare le carte: nomina una carta. Ognuno te la mostra in segreto se l’ha, altrimenti te ne mostra un’altra.',
    super: 'Quando non sei giocatore principale: comanda uno dei due.',
  },
  void: {
    text: 'Quando vinci da giocatore principale, le pedine dei perdenti escono dal gioco invece di andare nel Warp. Ciò che salva dal Warp non le aiuta; l’Healer, il cui testo lo nomina, sì. Chi resta con meno pedine in gioco delle basi esterne che servono per vincere scarta la mano ed è eliminato.',
    asks: 'Mai: agisce da solo.',
    wild: 'All’inizio di una sfida: togli dal gioco un pianeta vuoto, lasciandone almeno tre a ogni sistema; oppure una Luna vuota.',
    super: 'Usa il Potere da alleato della parte che vince.',
  },
  vulch: {
    text: 'Ogni volta che un altro scarta un Edict, giocato o no, lo raccogli tu. Quelli che giochi si scartano normalmente. Quando devi pescare una nuova mano mostri i tuoi Edict, li tieni e peschi altre sette carte.',
    asks: 'Mai: gli Edict vengono a te.',
    wild: 'Giocatore principale che vince o si accorda: l’avversario mostra le carte una per una, come vengono; scartale finché non ne prendi una. Il resto lo tiene.',
    super: 'In ogni momento: in questa sfida raccogli anche le Flare scartate.',
  },
  warpish: {
    text: 'Da giocatore principale, quando riveli un Attack, aggiungi 1 al totale per ogni pedina nel Warp, di chiunque sia. Il Limbo non conta.',
    asks: 'Mai: agisce da solo.',
    wild: 'Giocatore principale, al calcolo: aggiungi 1 per ogni tua pedina nel Warp.',
    super: 'Al calcolo: l’avversario perde 1 per ogni sua pedina nel Warp.',
  },
  warrior: {
    text: 'Impari da ogni battaglia. Dopo ogni tua sfida da giocatore principale hai 1 punto se hai vinto o ti sei accordato, 2 se hai perso o fallito; nessuno se la sfida è interrotta. Ogni volta che riveli un Attack da giocatore principale i punti si sommano al totale. Non si consumano mai.',
    asks: 'Mai: agisce da solo.',
    wild: 'Da GD con una carta Challenge, finita la sfida: sfida subito il GO in casa sua, da GO; poi il gioco riprende da dov’era.',
    super: 'Somma i tuoi punti da alleato.',
  },
  will: {
    text: 'Da GO puoi ignorare il colore di Destiny: scegli un sistema qualsiasi e, in esso, il padrone o chiunque vi abbia base. Il padrone lo puoi sfidare anche su un pianeta senza sue pedine. Se il sistema l’ha scelto il Dictator puoi prendere qualunque colore, ma solo lì. Tutto il resto che fa la carta accade lo stesso: la vittima dell’Assassin, il cono inverso, una Comet.',
    asks: 'Da GO, girata Destiny: seguirla, o chi sfidare e dove.',
    wild: 'Da GO, quando esce il colore di un altro: sfida quel giocatore in qualunque sistema.',
    super: 'Guarda la mano di uno prima di scegliere chi sfidare.',
    silenced: 'Agisce solo contro un pianeta con pedine di un colore al massimo.',
  },
  witch: {
    text: 'Quando perdi da giocatore principale puoi maledire chi ti ha battuto, giocatore principale e alleati, con una di queste: non possono allearsi; possono impegnare al più due pedine; i loro Attack valgono 4 in meno; non possono giocare Edict; o scartano una carta a caso all’inizio di ogni loro turno. Dura finché non sono finiti altri due turni, di chiunque. Una nuova maledizione prende il posto della vecchia.',
    asks: 'Dopo una sconfitta: quale maledizione, se vuoi.',
    wild: 'Usa il tuo Potere in questa sfida anche con meno di tre basi in casa.',
    super: 'Lancia una seconda maledizione su chi è già maledetto.',
    doubt: 'Noto: maledice chi l’ha battuta, per due turni, con parole sue. L’elenco delle maledizioni è nostro.',
  },
  worm: {
    text: 'Nella preparazione puoi distribuire le tue pedine sui tuoi pianeti come vuoi, almeno una su ciascuno. Da giocatore principale, a carte rivelate, puoi volgere il cono a un altro pianeta del sistema del GD dove il GO non ha base. GO e alleati lo seguono, e i totali si contano come se quello fosse il bersaglio, con ciò che il GD vi ha. Mai a una Luna.',
    asks: 'Nella preparazione: le tue pedine. A carte rivelate: scavare altrove o no.',
    wild: 'All’inizio del tuo turno: sposta pedine dalle tue basi su un tuo pianeta dove non ne hai.',
    super:
      'Da GD su un tuo pianeta dove non hai pedine, a carte rivelate: volgi il cono a un altro pianeta qualsiasi del tuo sistema.',
  },
  wrack: {
    text: 'Da giocatore principale, dopo le alleanze, puoi offrire un accordo all’avversario. Se rifiuta lo torturi, una volta per ogni tua pedina nella sfida: mandi nel Warp una sua pedina a tua scelta, o gli scarti una carta a caso. Dopo ogni tortura può ancora accettare: l’accordo è fatto e gli alleati tornano a casa. Cominciato, vai fino all’ultima. Se non cede mai, la sfida prosegue. L’offerta intanto non cambia, e non può chiedere ciò che chiaramente non ha.',
    asks: 'Dopo le alleanze: un’offerta o no; a ogni tortura: pedina o carta. All’avversario si chiede dopo ciascuna.',
    wild: 'Giocatore principale, quando si conosce il GD: ogni volta che l’avversario usa il suo Potere in questa sfida perde una pedina da una base a sua scelta.',
    super: 'Interrompi la tortura quando vuoi; l’offerta decade e la sfida prosegue.',
  },
  wraith: {
    text: 'Quando ricevi questo Potere prendi una pedina da ciascuna di al più cinque tue basi, come riserva. Quando partecipi a una sfida, a carte rivelate, puoi portarvi quante ne vuoi; contano e seguono l’esito come le altre. Le tue pedine che tornano a casa possono andare nella riserva, fino a cinque.',
    asks: 'Quando lo ricevi: quali pedine. Al calcolo: quante portarne. Quando le pedine tornano: base o riserva.',
    wild: 'Giocatore principale o alleato, al calcolo: porta nella sfida fino a due tue pedine dal Warp.',
    super: 'Le pedine di riserva usate in questa sfida non rischiano nulla.',
    doubt: 'Noto: tiene pedine fuori dal tabellone. Tutto il resto è nostro, e così le due Flare.',
  },
  zombie: {
    text: 'Le tue pedine non vanno mai nel Warp: quando dovrebbero, tornano alle tue basi. La consolazione per esse la prendi lo stesso. Solo quando non hai più basi vi vanno davvero. In un accordo puoi anche liberare dal Warp pedine dell’altro.',
    asks: 'Quando le pedine tornano: a quali basi. Negli accordi: chi liberare.',
    wild: 'Quando perdi pedine: una di esse va invece a una base.',
    super:
      'Giocatore principale, dopo le alleanze: ogni tuo alleato può portare nella sfida una pedina dal Warp, oltre il limite.',
  },
} satisfies Pages;
