// Powers from Negator to Symbiote.

import type { Pages } from '../../pages.ts';

export const nToS = {
  negator: {
    text: 'Una volta per sfida, prima che si rivelino le carte, puoi dire di no a qualcosa che un altro ha appena fatto: giocare un Edict, una Flare o un Kicker; scegliere una carta Challenge; puntare un pianeta o una Luna; prendere pedine da una base, o in quel numero; entrare in un’alleanza; comprare qualcosa; girare un’altra carta sul proprio colore. Una carta o un acquisto si ritira e non si ripete in questa sfida; una decisione si riprende, diversa. Se altra scelta non c’è, il tuo no cade. Ciò che fa parte di un Potere non lo puoi toccare.',
    asks: 'Dopo ogni atto simile di un altro, finché non hai detto no una volta.',
    wild: 'Giocatore principale, a carte rivelate: ogni Attack positivo vale come negativo.',
    super: 'In questa sfida di’ no due volte.',
  },
  obverse: {
    text: 'Una volta per sfida, quando tutti gli alleati si sono impegnati e prima di posare le carte, puoi rovesciare il cono, sicché gli alleati vincono ciò che dà l’altro lato.',
    asks: 'Dopo le alleanze: rovesciare il cono o no.',
    wild: 'Prima che risponda il primo alleato: rovescia il cono.',
    super: 'A carte rivelate: rovescia il cono.',
    doubt: 'Si conosce solo il nome, e che il Silencer lo blocca. Il testo e le due Flare sono nostri.',
  },
  oracle: {
    text: 'Da giocatore principale, l’avversario deve posare scoperta la sua carta Challenge, e solo dopo averla vista scegli la tua. Un suo Kicker resta nascosto.',
    asks: 'Quando si posano le carte: la tua, con quella avversaria in vista.',
    wild: 'Giocatore principale, prima di posare le carte: mescola la tua mano con quella avversaria e riprendi a caso tante carte quante ne avevi.',
    super:
      'Vista la carta, puoi annullare la sfida: torna all’avversario, le pedine sul cono tornano a casa, e conta come accordo.',
  },
  pacifist: {
    text: 'Da giocatore principale, il tuo Compromise contro un Attack vince. Con due Compromise si tratta comunque.',
    asks: 'Mai: agisce da solo.',
    wild: 'Giocatore principale: il tuo Compromise, rivelato contro un Attack, diventa un Attack 15.',
    super: 'Quando stai per trattare: se l’accordo fallisce perdi una pedina invece di tre, l’avversario cinque.',
  },
  parasite: {
    text: 'Quando tocca a te rispondere agli inviti puoi unirti a una parte come se ti avessero invitato, a meno che qualcosa proibisca del tutto le alleanze.',
    asks: 'Quando gli alleati si uniscono: da che parte, con o senza invito, e con quante pedine.',
    wild: 'Quando un altro perde il Potere per mancanza di basi in casa: metti una tua pedina su un suo pianeta come base.',
    super: 'Da alleato impegna quante pedine vuoi.',
  },
  pavlov: {
    text: 'Una volta per sfida, puntato il cono, puoi prendere una carta a caso da ogni altro giocatore, metterle da parte e nominare un atto: invitare, unirsi a una data parte, giocare un Compromise. Chi lo fa in questa sfida riavrà la sua carta, o un’altra fra quelle da parte. Alla fine della sfida il resto è tuo.',
    asks: 'Puntato il cono: suonare la campanella o no, e per quale atto.',
    wild: 'Puntato il cono: nomina un giocatore; la prima volta che in questa sfida gioca un Edict o una Flare perde una pedina.',
    super: 'Guarda le carte messe da parte, e decidi tu a chi ne va quale.',
    doubt:
      'Noto: prima prende le cose e poi le rende per ciò che i giocatori fanno. Il resto è nostro, e così le due Flare.',
  },
  pentaform: {
    text: 'Vivi cinque stadi vitali. Nella preparazione peschi cinque Poteri non usati e li disponi in fila nell’ordine che vuoi; un segnalino parte dal primo, e usi il Potere che sta sotto. Per ogni base esterna su un pianeta che guadagni va avanti, per ogni base che perdi torna indietro, mai oltre gli estremi. Le basi sulle Lune non contano, salvo Moon Base Omega. Uno stadio con artefatti riceve subito i suoi pezzi e li tiene da parte; Schizoid e Symbiote si ripescano. Uno Zap ferma solo lo stadio del momento.',
    asks: 'Nella preparazione: l’ordine degli stadi. Poi: ciò che chiede lo stadio.',
    wild: 'All’inizio di una sfida: pesca due Poteri non usati senza artefatti, scegline uno e lascia per esso il tuo.',
    super: 'All’inizio di una sfida: due stadi si scambiano di posto.',
  },
  phantom: {
    text: 'Quando ricevi questo Potere volti cinque tue pedine, da qualunque tua base, e le metti sulla stella del tuo sistema: sono fantasmi. Da giocatore principale, a carte rivelate, puoi dichiararli: ognuno aggiunge 2 al totale e non rischia nulla, mentre le tue pedine nella sfida non aggiungono nulla, pur seguendone la sorte. Le tue pedine che tornano a casa possono andare sulla stella; i fantasmi possono passare dalla stella al cono come pedine normali. La stella non è una base. Senza il Potere puoi solo muovere i fantasmi sul cono.',
    asks: 'Quando lo ricevi: quali cinque pedine. Al calcolo: dichiarare i fantasmi o no. Quando le pedine tornano o partono: stella o base.',
    wild: 'Giocatore principale, al calcolo: porta nella sfida fino a quattro pedine dalle tue basi.',
    super: 'Dichiara i fantasmi da alleato.',
  },
  philanthropist: {
    text: 'Quando partecipi a una sfida, impegnati gli alleati, puoi dare una tua carta a un giocatore principale che non sia tu. Da GO non puoi dare la tua ultima carta Challenge; un GD rimasto senza ne pesca sette.',
    asks: 'Dopo le alleanze: quale carta, e a chi.',
    wild: 'All’inizio di una sfida: perdi una pedina e presta il tuo Potere, se è senza artefatti, a un altro, che per questa sfida lo usa al posto del suo.',
    super: 'Una carta Challenge che hai dato va giocata in questa sfida, se possibile.',
  },
  pirate: {
    text: 'Da GO o alleato della parte che vince puoi catturare pedine perdenti: per ognuna, una delle tue torna a casa invece di scendere o avere un premio. I prigionieri stanno sulla tua stella. All’inizio di ogni sfida puoi mandarne fino a quattro nel Warp per un premio ciascuno, e in un accordo puoi liberare quelli dell’altro.',
    asks: 'Dopo una vittoria: quante catturarne. All’inizio delle sfide: quali prigionieri mandare nel Warp.',
    wild: 'Da alleato che ha vinto: per ogni premio prendi invece una carta a caso dal giocatore principale vincente.',
    super: 'Cattura due pedine per ognuna che mandi a casa.',
    doubt: 'Il testo è adattato da un’edizione successiva, di altro autore.',
  },
  plant: {
    text: 'Da giocatore principale, una volta per sfida, da quando si conosce il GD fino a che si rivelano le carte, puoi fare un innesto: scegli chi ha nel suo sistema una tua base su un pianeta. Fino alla fine della sfida il suo Potere è tuo e lui ne è senza. Il tuo deve essere attivo. Le Lune non contano, e i Poteri con artefatti non si prendono.',
    asks: 'Da giocatore principale, finché non si rivelano le carte: di chi prendere il Potere, e quando.',
    wild: 'Da GO, prima di posare le carte: su un pianeta che condividi con un altro, le sue pedine sono tue fino alla fine della sfida; portale dentro se vuoi, quattro sul cono in tutto. Le superstiti tornano sue.',
    super: 'Quando vincerebbe la partita chi ha nel suo sistema una tua base: non vince, e vinci tu, da solo.',
  },
  prolong: {
    text: 'Da giocatore principale, noto il vincitore fra due Attack e prima di ogni perdita, puoi una volta continuare: entrambi posate una seconda carta Challenge, se l’avete, e la rivelate. I valori si sommano ai totali; decidono i nuovi. Un Compromise vale zero, e non ci sono più Kicker né Reinforcement.',
    asks: 'Noto il vincitore: continuare o no; poi la tua seconda carta.',
    wild: 'Giocatore principale che sta per perdere di cinque o meno: ogni giocatore principale può aggiungere un altro Attack dalla mano.',
    super: 'Continua due volte nella stessa sfida.',
    doubt: 'Si conosce solo il nome, e che il Silencer lo blocca. Il testo e le due Flare sono nostri.',
  },
  prophet: {
    text: 'Quando non sei nella sfida, prima che si posino le carte, puoi predire chi vince. Un accordo è una vittoria per entrambi. Se hai ragione metti una base, da una a quattro pedine dalle tue basi, su un pianeta qualsiasi. Se hai torto il vincitore sceglie due tue pedine per il Warp. Senza vincitore non accade nulla.',
    asks: 'Prima di posare le carte: predire o no, e chi. Se hai ragione: dove, e con quali pedine.',
    wild: 'Prima di posare le carte: predici in segreto che si riveleranno esattamente uno, o due, Compromise. Se hai ragione ogni altro perde una pedina a sua scelta.',
    super: 'Predici a carte coperte.',
  },
  queue: {
    text: 'Ordini i turni. Nella preparazione metti in fila un segnalino per giocatore, come vuoi; il primo comincia. I turni seguono la fila, e chi ha giocato va in fondo. Una volta nel tuo turno, alla fine di una sfida, puoi scambiarvi due vicini, nessuno dei quali sia tu. Inoltre, una volta per sfida, prima che si posino le carte, puoi nominare un momento che deve ancora venire e dire in che ordine tutti vi agiscono. Finché il Potere è perso la fila riposa e i turni vanno in senso orario.',
    asks: 'Nella preparazione: la fila. Alla fine di una sfida del tuo turno: uno scambio. Finché non si posano le carte: l’ordine per un momento successivo.',
    wild: 'Alla fine di una sfida: il prossimo turno è di chi dici tu, poi di chi sarebbe toccato.',
    super: 'Alla fine di una sfida: riordina l’intera fila.',
    doubt:
      'Noto: ha componenti proprie e due parti, ordine dei turni e dei momenti. Il resto è nostro, e così le due Flare.',
    silenced: 'Si ferma solo l’ordine di chi agisce insieme; i turni seguono comunque la fila.',
  },
  reincarnator: {
    text: 'Quando la tua parte perde, o un tuo accordo fallisce, peschi un Potere non usato e lo usi accanto a questo. La volta dopo lo scarti e ne peschi un altro. Un Potere con artefatti, o non ammesso, si ripesca. Si perde insieme a questo, che resta sempre con te.',
    asks: 'Solo ciò che chiede il Potere pescato.',
    wild: 'Quando un altro perde o non si accorda: alla fine della sfida scarta il suo Potere e ne pesca uno non usato senza artefatti.',
    super: 'Tieni il Potere che hai pescato anche se hai perso.',
  },
  reserve: {
    text: 'Quando partecipi a una sfida, a carte rivelate, puoi giocare quanti Attack da 0 a 6 vuoi dalla mano come Reinforcement di quel valore. Quando un altro vi gioca un Reinforcement puoi scartare un Compromise per annullarlo. Funziona anche dove nel mazzo non ci sono Reinforcement.',
    asks: 'Ai Reinforcement: quali Attack aggiungere, e a quale parte; a ogni Reinforcement altrui: annullarlo o no.',
    wild: 'In ogni momento di una sfida: il prossimo Reinforcement che un altro vi scarta, usato o no, è tuo.',
    super: 'Gioca un Attack fino a 9 come Reinforcement.',
  },
  schizoid: {
    text: 'Nella preparazione scegli in segreto che cosa fa vincere questa partita, al posto delle cinque basi esterne e per tutti: da tre a sei basi esterne e al più un’altra cosa: una base in ogni altro sistema, nessuna pedina nel Warp, da cinque a nove carte in mano, una Luna, o tutti i pianeti di casa. Deve essere possibile a tutti in questa partita. Lo dici quando qualcuno le ha. Chi ha raggiunto lo scopo normale può subito giocarti uno Zap per vincere con quello. Una volta nel proprio turno, all’inizio di una sfida, ognuno può farti una domanda da sì o no, a cui rispondi il vero davanti a tutti.',
    asks: 'Nella preparazione: le condizioni. Quando te lo chiedono, o qualcuno le ha: di dirlo, e puoi dire solo il vero.',
    wild: 'Prima di verificare chi vince: nessuno può vincere fino alla fine della prossima sfida.',
    super:
      'Nel tuo turno, alla fine di una sfida: cambia le condizioni entro gli stessi limiti, se nessuno vince subito per questo.',
  },
  seeker: {
    text: 'Quando partecipi a una sfida, dopo le alleanze, puoi fare a un giocatore principale, l’avversario se lo sei anche tu, una domanda da sì o no: se ha o giocherà una carta di un tipo, un Attack sopra o sotto un valore, un Kicker, un Edict o una Flare che nomini; o sulla mano addizionale del Miser e sulle condizioni dello Schizoid. Deve rispondere il vero, che tutti sentano, e, se riguarda ciò che farà, farlo.',
    asks: 'Dopo le alleanze: a chi chiedere, e che cosa.',
    wild: 'Dopo gli inviti: uno che ti ha invitato ti mostra la carta Challenge che intende giocare; se ti unisci a lui deve giocarla, se possibile.',
    super: 'Invece di sì o no deve dire, solo a te, tutte le carte che ha di un tipo che nomini.',
  },
  serpent: {
    text: 'Prima delle risposte agli inviti puoi tentare uno che non è giocatore principale: gli offri una carta della tua mano, coperta, se si unisce a una parte che l’ha invitato, o a nessuna, come dici. Chi accetta prende la carta ed è vincolato. Chi rifiuta deve mostrarti la mano.',
    asks: 'Prima delle risposte, quando non sei giocatore principale: chi tentare, con quale carta, per che cosa.',
    wild: 'Quando tutti hanno risposto: dai una carta a uno che è stato invitato e non è venuto; deve unirsi alla parte che nomini, se questa l’ha invitato.',
    super: 'Tenta due giocatori, con una carta ciascuno.',
    doubt: 'Si conosce solo il nome, e che il Silencer lo blocca. Il testo e le due Flare sono nostri.',
  },
  silencer: {
    text: 'In ogni sfida, quando si conosce il GD, puoi zittire un altro giocatore fino alla fine. Non deve parlare, è questione d’onore, e non può invitare; un accordo con lui fallisce; non può giocare carte che vogliono un bersaglio o un’altra scelta detta, né usare un Potere che vuole parole (§15.4). Può ancora impegnare pedine, posare e rivelare carte Challenge e giocare carte che si spiegano da sé.',
    asks: 'Quando si conosce il GD: chi zittire.',
    wild: 'Giocatore principale: l’avversario non può usare il suo Potere per il resto della sfida. Non è uno Zap.',
    super: 'Zittisci due giocatori.',
  },
  siren: {
    text: 'Quando non sei giocatore principale e hai una base nel sistema del GD, puoi attirare la sfida: diventi tu il GD, e il cono va puntato su una tua base in casa che nomini. Ogni volta che vinci da GD, attirando o no, puoi subito fondare una base gratis, da una a quattro pedine dalle tue basi, su un pianeta a scelta nel sistema del GO.',
    asks: 'Quando si conosce il GD: attirare o no, e su quale base. Dopo una vittoria da GD: dove fondare la base, e con che cosa.',
    wild: 'Per il resto della sfida, ogni volta che un altro pesca carte, puoi prima nominarne una; se esce è tua.',
    super:
      'Da GD, prima degli inviti: prometti una parte. Se vinci, ogni alleato può fondare una base accanto a te su quel pianeta, con le pedine portate, invece del premio solito.',
  },
  skeptic: {
    text: 'Quando partecipi a una sfida, prima che si posino le carte, puoi dubitare che il giocatore principale contro di te vinca. Se ti dà ragione: un GO chiude il turno e tutte le pedine tornano a casa; contro un GD la parte del GO scende come se avesse vinto, mentre le pedine in difesa restano e gli alleati tornano a casa. Se no, chi di voi due perde o non si accorda perde il doppio, il resto da altre basi.',
    asks: 'Prima di posare le carte: dubitare o no. Poi si chiede a chi hai messo in dubbio.',
    wild: 'A carte coperte: dubita che un giocatore principale abbia giocato il suo Attack più alto. Se hai ragione, dopo la sfida hai il più alto; se no lui ha il tuo.',
    super:
      'Col dubbio nomina da 1 a 20 altre pedine. Se non lo accetta, chi di voi due perde, o entrambi se un accordo fallisce, perde anche queste.',
  },
  sniveler: {
    text: 'Da giocatore principale, una volta per sfida e prima degli inviti, puoi lagnarti di una cosa. Le pedine, se nel Warp ne hai più di chiunque: tutti concordano che riprendi le tue, o ognuno vi manda le sue fino a pareggiare. Le basi, se ne hai meno di chiunque: tutti concordano che fondi una base esterna dove vuoi, o ognuno ne lascia una. Le carte, di un tipo, o Attack di almeno un valore, che non hai: uno te ne dà una, o tutti scartano quelle che hanno.',
    asks: 'Puntato il cono: di che cosa lagnarti. Poi si chiede agli altri.',
    wild: 'Quando nessun giocatore principale ti ha invitato: lagnati con uno. Se non ti invita, non può avere alcun alleato.',
    super:
      'Quando altri hanno vinto e ti manca una base esterna: se nessun vincitore si oppone vinci con loro; se uno si oppone, sfidalo subito in casa sua, senza alleati, e se vinci la sfida vinci con loro.',
  },
  sorcerer: {
    text: 'Da giocatore principale, a carte coperte, puoi scambiarle: ognuno rivela quella dell’altro. I Kicker restano dove sono.',
    asks: 'A carte coperte: scambiare o no.',
    wild: 'Prima di posare le carte, quando il Sorcerer non è giocatore principale: i giocatori principali si scambiano i Poteri per sempre, se nessuno ha artefatti.',
    super: 'Da alleato: scambia le carte principali.',
  },
  spiff: {
    text: 'Da GO, quando perdi Attack contro Attack di dieci o più, puoi far precipitare una delle tue pedine perse sul pianeta attaccato, come base.',
    asks: 'Dopo una tale sconfitta: scendere o no.',
    wild: 'Da GD che ha perso: lascia una tua pedina sul pianeta.',
    super: 'Basta perdere di cinque o più.',
  },
  sting: {
    text: 'Ogni volta che perdi pedine nel Warp puoi far soffrire un altro al tuo posto: metà di quelle perse, per difetto, torna alle tue basi, e lui ne manda nel Warp altrettante, a sua scelta. Per ognuna prende una carta a caso dalla tua mano, o dal mazzo quando la tua mano è vuota.',
    asks: 'Ogni volta che perdi due o più pedine: chi pungere, se vuoi.',
    wild: 'Quando devi una consolazione: la riceve un altro a tua scelta.',
    super: 'Chi pungi soffre per tutte le pedine che hai perso.',
  },
  subversive: {
    text: 'Da giocatore principale, gli alleati dell’avversario che hanno una base nel tuo sistema, o dividono con te un pianeta qualsiasi, lavorano contro la loro parte: le loro pedine si tolgono dal suo totale. Tutti gli altri alleati contro di te non contano nulla.',
    asks: 'Mai: agisce da solo.',
    wild: 'Giocatore principale, al calcolo: le pedine degli alleati avversari non contano nulla.',
    super: 'Tutte le pedine degli alleati contro di te si sommano al tuo totale.',
    doubt: 'Si conosce solo il nome, e che il Silencer non lo blocca. Il testo e le due Flare sono nostri.',
  },
  symbiote: {
    text: 'Nella preparazione prendi, oltre alle tue, le venti pedine di un colore che nessuno usa, e parti con otto su ogni pianeta. Sono tue a tutti gli effetti; il tuo colore per Destiny è quello dei tuoi pianeti. Questo Potere non si può perdere, annullare, copiare o prendere.',
    asks: 'Mai: è così e basta.',
    wild: 'All’inizio della sfida di un altro: riprendi una tua pedina dal Warp.',
    super:
      'All’inizio di una sfida: riporta tue pedine dal Warp, dalla prigionia o da fuori gioco sui tuoi pianeti, fino a otto su ciascuno.',
  },
} satisfies Pages;
