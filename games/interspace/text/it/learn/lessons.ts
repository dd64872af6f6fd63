// What the coach says. Italian.

import type { Messages } from '@orrery/kernel';

export const lessons: Messages = {
  voyage: 'Un primo turno',
  'voyage.about': 'Cinque minuti: un’economia, un volo nell’ignoto e ciò che vi si trova.',
  'voyage.goal': 'Cinquanta punti',
  'voyage.goal.text':
    'Il tuo popolo ha appena imparato a volare tra le stelle. Ogni ind sui tuoi pianeti vale 2 PV, e chi ne ha 50 alla fine di un turno di gioco ha vinto. Cominci con 20. Altri pianeti e più industria portano il resto, e là fuori qualcuno vuole la stessa cosa.',
  'voyage.region': 'La tua regione',
  'voyage.region.text':
    'Questo è tutto ciò che conosci: il tuo pianeta madre e sei esagoni attorno. La nebbia al di là è inesplorata. La tua rivale Tessa ha una regione come questa, ma nessuno sa ancora dove: le due mappe si uniscono quando qualcuno trova la strada.',
  'voyage.levels': 'Ind e tec',
  'voyage.levels.text':
    'L’ingranaggio è l’ind: tante IOU riceve il pianeta a ogni turno di gioco. L’ampolla è la tec: decide che cosa un pianeta può costruire, e l’ind non può superarla. La tua tec più alta è la civ, e la sua metà è V, la velocità delle tue navi.',
  'voyage.raise': 'Aumenta la tec',
  'voyage.raise.text':
    'La fase economica è di tutti insieme. Il tuo pianeta madre ha appena ricevuto 8 IOU. Porta la sua tec a 4: un livello costa tante IOU quanto il nuovo livello, e le paga il pianeta. (In due giocatori costa il triplo, ma non qui.)',
  'voyage.build': 'Costruisci in patria',
  'voyage.build.text':
    'Restano quattro IOU. I pianeti costruiscono con ciò che hanno. Conta un trn e costruiscilo, oppure indica prima il pianeta madre.',
  'voyage.yard': 'Un trasporto',
  'voyage.yard.text':
    'Premi + una volta accanto a trn e conferma. Un trn costa 4 IOU. Estrae dagli asteroidi e porta merci. Resta in cantiere fino alla prossima fase economica.',
  'voyage.done': 'Per ora basta',
  'voyage.done.text':
    'La tua colonia ha ancora 2 IOU: tienile. Premi «Fatto». Nessuno vede i piani degli altri finché tutti non hanno finito, e fino ad allora tutto si può annullare.',
  'voyage.ships': 'Prendi le navi',
  'voyage.ships.text':
    'Ora tocca a te muovere. In patria ci sono tre sct, due trn e una stazione. Premi il pianeta madre: le sue navi si contano ai piedi della mappa. Lascia nel conto un solo sct, togli le altre e premi una cella di nebbia accesa; la rotta si vede prima di premere.',
  'voyage.group': 'Un esploratore',
  'voyage.group.text':
    'Manda un solo sct e lascia gli altri. Gli esagoni che può raggiungere si accendono, ciascuno con il suo costo.',
  'voyage.unknown': 'Nell’ignoto',
  'voyage.unknown.text':
    'Uno sct ha V più uno: tre punti. Solo sct e CA possono volare nella nebbia, e lì il volo finisce. Premi una qualsiasi cella di nebbia accesa; la rotta si vede prima di premere.',
  'voyage.end': 'Finisci il movimento',
  'voyage.end.text':
    'Anche gli altri sct potrebbero volare, ma per oggi uno basta. Premi «Fine dei voli». Poi si pesca dal box ciò che si trova nel nuovo esagono.',
  'voyage.found': 'Un pianeta!',
  'voyage.found.text':
    'È disabitato. Una col potrebbe fondarvi una colonia. Per lo più si trova spazio normale; oppure nuvole stellari, buchi neri, wormhole o il bordo di un’altra regione.',
  'voyage.income': 'Il turno di gioco seguente',
  'voyage.income.text':
    'Tessa ha fatto il suo turno ed è cominciata una nuova fase economica: i tuoi pianeti hanno ricevuto altre IOU e il trn dal cantiere è in patria. Una col costa 16 IOU: mettile da parte.',
  'voyage.points': 'Come si va avanti',
  'voyage.points.text':
    'Colonizza ciò che trovi, aumenta la tec, poi l’ind, e tieni le navi militari dove servono. Molti di questi numeri sono ricostruiti, perché delle vecchie regole non tutto si è conservato: ogni pagina delle regole dice che cosa è originale e che cosa no.',

  colony: 'Una colonia',
  'colony.about': 'Tre minuti: la rotta, il supporto e ciò che ha una colonia appena nata.',
  'colony.col': 'Gente in una nave',
  'colony.col.text':
    'Qualche turno dopo. Presso la tua prima colonia è pronta una col: gente che cerca un mondo. Non può combattere e non può esplorare.',
  'colony.way': 'Due rotte',
  'colony.way.text':
    'I tuoi sct hanno trovato un pianeta e, su una delle rotte, una nuvola stellare. Entrarvi costa un punto in più. L’altra rotta è libera.',
  'colony.support': 'Supporto',
  'colony.support.text':
    'Le navi non possono andare oltre quattro esagoni dai tuoi pianeti e dalle tue stazioni: senza supporto andrebbero perse. Il pulsante con l’anello punteggiato mostra dove finisce.',
  'colony.pick': 'Prendi la col',
  'colony.pick.text':
    'Premi l’esagono della colonia: la nave è presa, e si accende dove può andare. Poi premi il pianeta.',
  'colony.fly': 'Verso il pianeta',
  'colony.fly.text':
    'Bastano due punti, girando attorno alla nuvola. Indica il pianeta per vedere la rotta, poi premilo.',
  'colony.end': 'Arrivati',
  'colony.end.text': 'Il tuo sct può riposare. Premi «Fine dei voli».',
  'colony.settle': 'Fonda la colonia',
  'colony.settle.text': 'Una col presso un pianeta disabitato può fondare una colonia. Segna il pianeta e conferma.',
  'colony.young': 'Piccola, ma tua',
  'colony.young.text':
    'Una colonia comincia con ind 1, tec 1 e 6 IOU, e già ne riceve altre. Ora vale 2 PV e sostiene le navi quattro esagoni più in là.',

  assault: 'Battaglia per un pianeta',
  'assault.about': 'Cinque minuti: probabilità, zone, colpi e uno sbarco.',
  'assault.meet': 'Qui abita qualcuno',
  'assault.meet.text':
    'La tua flotta è arrivata a un pianeta di Tessa: tre CA e tre AB contro un SS e un PB. Dove delle unità si incontrano condividono l’esagono, oppure qualcuno attacca.',
  'assault.odds': 'Prima le probabilità',
  'assault.odds.text':
    'Accanto alla mappa il combattimento viene provato duecento volte: quanto spesso terresti l’esagono, e a quale prezzo. È un campione e lo dice; i dadi possono pensarla diversamente.',
  'assault.attack': 'Attacca',
  'assault.attack.text': 'Tre CA con tre scudi ciascuno bastano. Attacca.',
  'assault.zones': 'Tre zone',
  'assault.zones.text':
    'I colpi vanno alla zona più vicina in cui ci sono unità. Perciò i forti stanno davanti: metti i tre CA nella zona 0 e tieni le AB dietro. Ti serviranno.',
  'assault.hits': 'Tre colpi',
  'assault.hits.text':
    'Un dado fino al CR vale altrettanti colpi: il tuo 3 lo era, il 5 e il 6 no. La stazione ha risposto e un CA ha perso due scudi. Decidi tu chi subisce i tuoi colpi: tutti e tre sull’SS, che ha due scudi, ed è distrutto.',
  'assault.boats': 'L’esagono è tuo',
  'assault.boats.text':
    'Nel secondo fuoco hanno sparato le AB, e un 1 è bastato per il PB. Nessuno difende più il pianeta. Ora delle BB potrebbero bombardarlo; le AB possono conquistarlo.',
  'assault.land': 'Sbarca',
  'assault.land.text':
    'Ogni AB tira un dado. Insieme devono dare più dell’ind, che è 4: con tre è quasi certo, e il pannello dice quanto. Se falliscono, vanno perse. Sbarca con tutte e tre.',
  'assault.taken': 'Conquistato',
  'assault.taken.text':
    'Nove contro quattro. Una AB resta di guarnigione e non torna; il pianeta conserva ind e tec e d’ora in poi riceve IOU per te. Otto punti in una sera: Tessa se lo ricorderà.',
};
