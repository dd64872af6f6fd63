// Powers from Delegator to Grudge.

import type { Pages } from '../../pages.ts';

export const dToG = {
  delegator: {
    text: 'Quando partecipi a una sfida, dopo che gli alleati si sono impegnati, puoi fare di un alleato del GO il nuovo GO, di un alleato del GD il nuovo GD, o entrambe le cose. Chi è sostituito diventa alleato di quella parte; le pedine restano dove sono. Il nuovo giocatore principale usa la sua mano e il suo Potere e decide tutto; se non ha carte Challenge prima ne pesca sette. Un successo conta comunque per il GO di turno.',
    asks: 'Dopo le alleanze: chi promuovere in ciascuna parte, se vuoi.',
    wild: 'Da GD, appena il cono è puntato su un pianeta che condividi: difende al tuo posto un altro che vi ha base; le tue pedine lì stanno a guardare.',
    super: 'Promuovi chi non è nella sfida; prima porta da una a quattro pedine a quella parte.',
  },
  demon: {
    text: 'Quando non sei nella sfida, a carte coperte, puoi possedere il GO: le sue pedine sul cono tornano a casa e altrettante tue, dalle tue basi, ne prendono il posto. La carta posata gioca per te, e base, premi e perdite del GO sono tuoi. Per il seguito del turno l’esito conta come suo.',
    asks: 'A carte coperte, quando non sei nella sfida: possedere o no, e con pedine di quali basi. Te ne servono tante quante il GO ne ha sul cono.',
    wild: 'Non giocatore principale: quando qualcuno sta per prendere consolazione, la prende da te, e tu prendi altrettante carte da chi doveva pagare.',
    super: 'Prendi allo stesso modo il posto del GD o di un alleato.',
  },
  deuce: {
    text: 'Da giocatore principale puoi posare due carte Challenge: prima la principale, poi, a carte coperte, una seconda. Due Attack si sommano; se c’è un Compromise hai giocato Compromise. Alla fine si scarta il Compromise, o il più alto di due Attack, e riprendi l’altra. Ciò che guarda, ruba o scambia la tua carta, e il tuo Kicker, tocca solo la principale. Quando è il momento di una nuova mano puoi prenderla anche con una sola carta Challenge.',
    asks: 'A carte coperte: una seconda carta o no, e quale. All’inizio del tuo turno e da GD, con una sola carta Challenge: una nuova mano o no.',
    wild: 'Giocatore principale o alleato, al calcolo: scarta un Attack uguale a uno rivelato, e aggiungilo al totale di quella parte o toglilo.',
    super: 'Quando si scartano le carte: scarta entrambe le tue.',
  },
  dictator: {
    text: 'Quando non sei il GO ed esce una carta Destiny colorata, dici tu in quale sistema si svolge la sfida, qualunque sia il colore. Il sistema del GO puoi nominarlo solo se un altro vi ha base; il bersaglio è allora una di quelle. Altrimenti il GD è il padrone del sistema. Su un jolly, o su un cono incolore che si adatta a più giocatori, non hai effetto. L’Assassin segue comunque il colore estratto; il Will sfida qualsiasi colore, ma nel tuo sistema.',
    asks: 'Quando un altro gira una carta Destiny colorata: quale sistema.',
    wild: 'Non GO, quando si gira Destiny: la carta si scarta e il GO ne gira un’altra.',
    super: 'Usa il Potere da GO.',
  },
  diplomat: {
    text: 'Quando non sei un giocatore principale e si rivela almeno un Attack, puoi posare un tuo Compromise: ogni Attack lo diventa, gli alleati tornano a casa, e voi tre cercate un accordo, con il doppio del tempo. Devono volerlo tutti e tre; altrimenti ognuno perde tre pedine. Ciascuno vale come avversario degli altri due.',
    asks: 'A carte rivelate, con un Compromise in mano: intervenire o no; poi l’accordo.',
    wild: 'Non giocatore principale, quando due cominciano a cercare un accordo: posa un Compromise e prendi il posto di uno di loro, nel bene e nel male.',
    super:
      'Giocatore principale, dopo le alleanze: un voto al posto delle carte. Tutti, anche i principali, votano in segreto per una parte; vince chi ha più voti, come Attack contro Attack, e il pareggio è del GD.',
  },
  disease: {
    text: 'Quando esce il colore di un altro e hai tre o più pedine su un pianeta del suo sistema, puoi diffonderti: una o più di esse, tutte tranne l’ultima, passano su un altro pianeta di quel sistema e vi fanno una nuova base, accanto a chi c’è. Con un jolly solo nel sistema che sceglie il GO.',
    asks: 'Quando esce il colore di chi ti ospita: diffonderti o no, con quante pedine e dove.',
    wild: 'All’inizio di una sfida: ogni altro che ha carte ne sceglie una in segreto; si mostrano e si scartano. Chi ha scelto lo stesso tipo di un altro perde tre pedine.',
    super: 'All’inizio di una sfida: sposta una tua pedina da una tua base a un’altra.',
  },
  doppelganger: {
    text: 'Non hai una mano tua. Non te ne viene data una, e da giocatore principale, prima di posare le carte, chiedi due carte a un giocatore. Te ne dà due a sua scelta; tienile, oppure mettile via, guarda le altre e prendine due, o l’unica che c’è; ciò che non prendi gli torna. Per regola non peschi mai sette carte: da giocatore principale senza carte Challenge tieni ciò che hai, peschi finché ne esce una e scarti le altre pescate; così pure se salti il turno. Una carta che ti sostituisce la mano te ne dà sette.',
    asks: 'Da giocatore principale, prima di posare le carte: a chi chiedere; poi tenere o sceglierne altre due.',
    wild: 'Non giocatore principale, durante le alleanze: fino alla fine della sfida gioca con la mano di chi ha una base nel tuo sistema e non è giocatore principale. Intanto lui non gioca carte.',
    super: 'In più prendi due carte a caso, che non siano Challenge, da un giocatore diverso dall’avversario.',
  },
  dragon: {
    text: 'Dormi su un tesoro. Di ogni acquisto di un altro, 1 Lucre del prezzo va a te invece che alla banca. I Lucre che passano di mano in un accordo, o per corrompere qualcuno, non sono acquisti.',
    asks: 'Mai: la tua parte arriva da sé.',
    wild: 'Quando un altro compra qualcosa: l’intero prezzo è tuo.',
    super:
      'Quando un altro compra qualcosa: l’intero prezzo è tuo, e così quello di tutto ciò che gli altri comprano nel resto della sfida.',
  },
  empath: {
    text: 'Da giocatore principale, quando un Attack incontra un Compromise, puoi mutare in Compromise anche l’Attack. Voi due cercate allora un accordo.',
    asks: 'Quando le carte rivelate sono una e una: fare pace o no.',
    wild: 'Giocatore principale in un accordo: se riesce, entrambi guadagnate tre premi.',
    super:
      'Giocatore principale o alleato, quando il giocatore principale contro di te rivela un Compromise: sostituiscilo con un Attack della tua mano, come se avesse rivelato quello.',
  },
  entrepreneur: {
    text: 'Da giocatore principale paghi 1 Lucre in meno tutto ciò che compri, ma mai meno di 1. Quando vinci o concludi un accordo da giocatore principale, la banca ti paga 1 Lucre per ogni pedina della tua parte.',
    asks: 'Solo che cosa compri; il resto viene da sé.',
    wild: 'Giocatore principale, quando qualcosa del listino è in vendita: lo compri una volta gratis.',
    super: 'Quando vinci o ti accordi: stavolta 2 Lucre per pedina.',
    doubt: 'Si conosce solo il nome. Il testo e le due Flare sono nostri.',
  },
  ethic: {
    text: 'Quando perdi da giocatore principale, Attack contro Attack, il vincitore ti deve qualcosa: quattro carte a caso della sua mano, o tutte se ne ha meno. Con i Lucre può pagarti invece 4 Lucre.',
    asks: 'Mai: le carte arrivano da sé. Con i Lucre viene chiesto al vincitore.',
    wild: 'Quando hai pescato dal mazzo: dai da una a tre di quelle carte ad altri, come vuoi.',
    super: 'Quando prendi consolazione: di’ un numero da zero a sette e prendi tante carte.',
  },
  extortionist: {
    text: 'Dopo la prima distribuzione, ogni volta che un altro pesca carte o prende consolazione, puoi prenderne metà a caso, per difetto, prima che le veda. Può fermarti lasciandoti mandare nel Warp una sua pedina a tua scelta, o con i Lucre pagandotene 2.',
    asks: 'Ogni volta che un altro sta per ricevere due o più carte: prenderne metà o no; quale pedina, se preferisce perderne una.',
    wild: 'Giocatore principale in un accordo: se fallisce tu non perdi nulla, l’altro il doppio.',
    super: 'Stavolta né pedine né Lucre possono fermarti.',
  },
  filch: {
    text: 'Da giocatore principale, quando si scartano le carte, puoi prendere la carta Challenge usata dall’avversario. Se per via è stata sostituita, prendi quella usata alla fine. I Kicker non puoi prenderli.',
    asks: 'Quando si scartano le carte: prendere quella avversaria o no.',
    wild: 'Quando si gioca un Edict o una Flare: scarta un Compromise per rubarla; non ha effetto e viene in mano a te.',
    super: 'Prendi una carta Challenge usata da chiunque altro, anche in una sfida a cui non hai partecipato.',
  },
  filth: {
    text: 'Nessuno sopporta di vivere con te. Dove le tue pedine dividono un pianeta con altri, gli altri vanno alle loro altre basi, o nel Warp se non ne hanno. Quando vinci attaccando, chi ha vinto con te scende su altri pianeti di quel sistema. Quando perdi un pianeta che difendevi, i vincitori non scendono ma tornano a casa, e conta come successo. Una base data in un accordo, da te o a te, viene lasciata da chi la dà. La Gas Giant non si accorge di te.',
    asks: 'Mai: agisce da solo; gli altri scelgono dove andare.',
    wild: 'Prima di posare le carte: dichiara sudicio un pianeta. Chi vi si trova va ad altre basi, o nel Warp se non ne ha; anche chi dovrebbe scendervi in questa sfida torna a casa.',
    super:
      'Da GO, quando punti il cono: tutti gli altri su quel pianeta o Luna, anche il GD, vanno ad altre basi, o nel Warp se non ne hanno.',
  },
  force: {
    text: 'Quando non sei nella sfida, a carte coperte, puoi guardarne una. Puoi anche sostituirla con una tua carta Challenge, che quel giocatore può vedere. Se l’hai fatto e lui vince o si accorda, guadagni tre premi. Se perde o non si accorda, perdi due pedine a tua scelta e lui pesca una carta.',
    asks: 'A carte coperte, quando non sei nella sfida: quale carta guardare; poi sostituirla o no.',
    wild: 'Non giocatore principale, quando il cono è puntato: dai una carta a un giocatore principale. Se viene usata in questa sfida pescate due carte ciascuno; se no perdi una pedina.',
    super: 'Usa il Potere da alleato.',
    doubt:
      'Il testo di questa edizione lasciava il Potere senza limiti e non è stato trovato; questa è una forma successiva, limitata.',
  },
  fungus: {
    text: 'Quando la tua parte vince e tu vi hai una pedina, quelle dei perdenti non vanno nel Warp: si attaccano alle tue, impilate sotto le tue pedine di quella sfida come vuoi. Una pila è una pedina dove si contano o si limitano, ma al totale aggiunge tutto ciò che contiene. Nel Warp la pila si scioglie. Ciò che salva dal Warp non salva da te. Un Cosmic Zap ferma nuove catture e la forza in più, ma non libera nessuno.',
    asks: 'Dopo una vittoria: come distribuire i prigionieri sotto le tue pedine.',
    wild: 'Da GD, dopo una vittoria in casa: cattura tutte le pedine contro di te e disponile intorno al tuo sistema. Si sommano al tuo totale quando difendi lì, e non rischiano. Sono libere quando perdi il Potere o ti accordi con il loro padrone.',
    super: 'La tua prossima pila che va nel Warp, in qualunque momento, tiene i prigionieri e ne torna come pila.',
  },
  gambler: {
    text: 'Da giocatore principale, rivelata la carta avversaria, puoi lasciare coperta la tua e dire qual è, Kicker compreso: verità o bugia. Se ti crede, così sia, e le tue carte vanno sotto il mazzo senza essere viste. Se dubita le mostri: se hai mentito perdi tante pedine quante ne hai nella sfida, altrimenti ne perde lui quante ne ha, possibilmente da fuori. Poi valgono le carte vere.',
    asks: 'Rivelata la carta avversaria: mostrare la tua o dichiarare. All’avversario si chiede se ti crede.',
    wild: 'Giocatore principale, a carte coperte: di’ uno scarto. Se due Attack differiscono di tanto o più, contati i Kicker, aggiungilo al tuo.',
    super: 'Dichiarando, alza la posta da 1 a 20 pedine per chi ha torto.',
  },
  ghost: {
    text: 'Da giocatore principale, quando si è unito chi vuole, puoi chiamare i morti: metti da una a quattro tue pedine dal Warp sulla tua parte del cono. Puoi chiamarne invece da una a quattro di un altro che non sia contro di te; tengono ciò che hanno di speciale, e nessuno viene interpellato. Se vinci tornano in vita e hanno ciò che spetta agli alleati, per il loro padrone. Se perdi, devi trattare o gli alleati sono mandati via, tornano nel Warp.',
    asks: 'Quando tutti si sono uniti: di chi chiamare le pedine, e quante.',
    wild: 'Da alleato: impegna da una a quattro tue pedine dal Warp. Se la tua parte vince tornano alle tue basi, altrimenti nel Warp.',
    super: 'Chiama tutte le pedine nel Warp di chi non è contro di te.',
  },
  gnome: {
    text: 'Tieni la banca. Di ogni pagamento che un giocatore principale le fa puoi prendere 1 Lucre. Una volta per sfida puoi anche prestare Lucre tuoi a un giocatore principale, a condizioni accettate da entrambi: tanto ora, e altrettanto o fino al doppio indietro all’inizio del suo prossimo turno. Chi non può rendere perde una pedina per ogni Lucre che manca.',
    asks: 'A ogni pagamento: prendere 1 o no. Una volta per sfida: offrire un prestito, e dire quanto presti e quanto vuoi indietro.',
    wild: 'Quando un altro riceve Lucre all’inizio del turno: prendine 2.',
    super: 'In questa sfida prendi 2 di ogni pagamento.',
    doubt: 'Si conosce solo il nome, e che il Silencer lo blocca. Il testo e le due Flare sono nostri.',
  },
  gorgon: {
    text: 'Le pedine altrui sui tuoi pianeti, o su qualunque pianeta dove hai base, diventano di pietra. Il padrone può lasciarle lì, o mandarle nel Warp quando deve perdere pedine, nient’altro. Essere battute, catturate o rimosse funziona come sempre. Conservi questo Potere per quante poche basi tu abbia in casa.',
    asks: 'Mai: dura sempre.',
    wild: 'Giocatore principale, prima degli inviti: scegli un pianeta. Le pedine lì in questa sfida non difendono, non si muovono e non vanno nel Warp.',
    super: 'Un Cosmic Zap giocato su di te si scarta senza effetto.',
  },
  grief: {
    text: 'Per ogni tua pedina che va nel Warp peschi una carta.',
    asks: 'Mai: le carte arrivano da sé.',
    wild: 'All’inizio della sfida di un altro che ha pedine nel Warp: quando ne riprende una, pesca una carta.',
    super: 'All’inizio della tua sfida: scarta quante carte vuoi e libera altrettante tue pedine.',
  },
  grudge: {
    text: 'Da giocatore principale ricordi chi hai invitato invano. Noto l’esito ti vendichi di uno di loro; se sono più d’uno scegli tu. Perde una pedina a sua scelta se hai vinto o ti sei accordato, quattro se hai perso o fallito. Le pedine che ha nella sfida sono risparmiate.',
    asks: 'Dopo l’esito, quando più d’uno ti ha detto di no: di chi vendicarti.',
    wild: 'Giocatore principale, quando vince l’avversario: i suoi alleati non guadagnano nulla e tornano a casa.',
    super: 'Chiunque ti abbia detto di no perde quattro pedine, comunque sia andata.',
    silenced: 'Con un solo giocatore da punire agisce; con più d’uno non puoi dire chi, e nessuno è punito.',
  },
} satisfies Pages;
