// A friendly word about every system, culture, load of goods and merchant. Nothing here changes the rules.

import type { Messages } from '@orrery/kernel';

export const gazetteer: Messages = {
  'about.system.0':
    'Un pianeta errante, finché una gigante blu l’ha catturato. Ora ha terra, mare e aria, e tempeste e vulcani che non riposano mai.',
  'about.system.1':
    'Sabbia e pietra tutt’intorno. Qualcuno vive nelle oasi; le grandi città stanno ai poli, dove c’è verde.',
  'about.system.2':
    'Il sole è lontano, ma il pianeta gigante lì accanto scalda abbastanza da dare a questa grande luna un clima mite.',
  'about.system.3':
    'Un anello d’aria respirabile tra un sole e un pianeta, pieno di creature uniche. Nessuno sa chi l’abbia fatto, né dove siano le macchine.',
  'about.system.4':
    'Una stazione grande come un mondo, ormai quasi vuota, in una Nube di polvere elettrica dove ogni rotta è un azzardo. Tutta la Nube è parte del suo sistema.',
  'about.system.5': 'Un solo oceano e una manciata di isole. I più vivono su ninfee così grandi da costruirci sopra.',
  'about.system.6':
    'Un tempo giardino, poi cortile di officine. I pochi rimasti ripuliscono, e piano piano si abituano al sapore.',
  'about.system.7':
    'I coloni avevano appena cominciato a renderlo abitabile quando l’Impero cadde. Si sono ritirati nelle caverne, e le macchine hanno continuato.',
  'about.system.8': 'Caldo, umido e affamato. Tutto ciò che cresce qui vuole mangiare tutto il resto.',
  'about.system.9':
    'Enorme ma leggero, sicché ci si sta in piedi. C’è posto per ogni paesaggio e per moltissima gente.',
  'about.system.10':
    'Un’arca per intere generazioni, finita troppo vicino a una stella di neutroni. Non può ripartire, e a bordo sono troppi per traslocare. L’Orbita è nel Circolo Superiore.',
  'about.system.11': 'Roccia, ghiaccio e una sola città, che si tiene calda con usanze molto strane.',
  'about.system.12':
    'Qui i pianeti non si sono mai formati. I minatori vivevano su tutte le rocce; oggi hanno le luci accese solo le cupole al centro.',
  'about.system.13':
    'Due pianeti si sono combattuti per secoli dopo la caduta dell’Impero. Uno è ghiaia radioattiva; l’altro guarisce in silenzio.',
  'about.system.14':
    'Una gigantesca stazione di servizio sulla via della galassia, diventata città quando il traffico si è fermato. Vende ogni astronave e non vi si può costruire nulla.',
  'about.system.15': 'Una stella esplosa. Non resta che la radiazione, e presenta il conto.',
  'about.system.16': 'Un’enorme stella blu che spara radiazioni in ogni direzione. Non c’è nessuno in casa.',

  'about.culture.0': 'Alberi che camminano da giovani e stanno fermi da saggi. Coltivano con la pazienza dei secoli.',
  'about.culture.1':
    'Innumerevoli lumache con una mente sola. Vicino a loro la fortuna fa cose strane; se lo chiedi, sorridono.',
  'about.culture.2':
    'Molto tempo fa fondarono l’Impero. Le stirpi migliori si sono estinte, e chi resta adora i vecchi allievi, i Qossuth.',
  'about.culture.3':
    'Gente dei boschi, soffice e chiassosa, che ama i pettegolezzi e fa il nido in un gran groviglio di alberi. Ci sa fare con piante e animali.',
  'about.culture.4': 'Vengono da un mondo povero, e per loro il guadagno più bello è quello che non è costato niente.',
  'about.culture.5':
    'Si adattano a ogni luogo, perché si inventano gli attrezzi e le usanze che servono. Come saranno la prossima volta, non si sa.',
  'about.culture.6':
    'Fieri felini cacciatori che vivono in famiglia. Ottimi soldati, purché la guerra sia con qualcun altro.',
  'about.culture.7': 'Mescolano vita e macchine, non fanno conversazione e ti guardano come un pezzo da collezione.',
  'about.culture.8':
    'Un popolo di alveari. Ognuno pensa con la sua testa, e pensano tutti la stessa cosa. Non si accettano visite.',
  'about.culture.9':
    'Macchine cordiali, sempre logiche, sempre oneste. La leggenda dice che la prima fosse un elettrodomestico da cucina.',
  'about.culture.10':
    'Dicono di essere cavalli che volevano sedersi e hanno scoperto come. Forti, onesti, rumorosi e abili con gli zoccoli.',
  'about.culture.11': 'Batteri che allevano altre cellule. Ci si può parlare, purché si dicano cose semplici.',
  'about.culture.12': 'Dinosauri che vogliono vivere in pace con tutti. Nessuno osa contraddirli.',
  'about.culture.13':
    'Hanno scoperto i segreti dell’esistenza, e sono impazziti. Ora si disperano, o partono alla conquista di tutto.',
  'about.culture.14':
    'Si innamorarono delle astronavi e lasciarono tutto il resto. Alla Base Galattica ne costruiscono e vendono di ogni tipo.',

  'about.good.0': 'Cellule vive che profumano: cambia ciò che mangiano, e cambia l’odore.',
  'about.good.1': 'La seta che un Volois fila quando ha bisogno di calmarsi.',
  'about.good.2': 'Un vecchio rimedio dei Graw che annulla additivi e veleni. Gli Shenna ci condiscono la carne.',
  'about.good.3': 'Foglie macerate, dal retrogusto lungo. C’è chi lo beve, e chi ci cucina soltanto.',
  'about.good.4':
    'Roccia macinata finché scorre come acqua. Non costa quasi nulla, ed è per questo che i Dell la vendono.',
  'about.good.5': 'Rumorosi e sognanti. Chi ha troppa fantasia li gode, chi ne ha troppo poca li studia.',
  'about.good.6':
    'La bella pelliccia di una bestiola velocissima e di pessimo umore. Quelle miti sono finite da un pezzo.',
  'about.good.7':
    'Un grasso mezzo vivo che si rinnova da sé. Unge macchine e membra doloranti, e i Cholos amano viverci dentro.',
  'about.good.8': 'Un liquore forte che si mastica, finché si vuole.',
  'about.good.9': 'Macchine che fanno quel che si dice loro. Gli Eeepeeep preferiscono non parlare della loro origine.',
  'about.good.10': 'Sedie per chi una sedia non l’ha mai avuta: dinosauri, piante, lumaconi, batteri.',
  'about.good.11': 'Li fanno su misura i Cholos, che delle creature grandi non hanno capito tutto.',
  'about.good.12':
    'Massi scolpiti per fare esercizio. Abbastanza grandi da costruirci, o da farne un vaso per un Nillis.',
  'about.good.13': 'Arte che libera ciò che tieni nascosto. C’è chi si emoziona e c’è chi la prega.',
  'about.good.14':
    'Erbacce di cattivo carattere, in vaso. Chiamano la polizia, trattengono il ladro, o se lo mangiano.',
  'about.good.15': 'Apri la scatola e hai un nuovo tratto del carattere: calma, spirito d’aiuto, amore per la bava.',
  'about.good.16': 'Resti di un grande passato: attrezzi da riparare, libri di segreti perduti.',
  'about.good.17': 'Animaletti robusti che imparano a fare giochetti.',
  'about.good.18': 'Vetro trasparente che si piega e rimbalza. Una benedizione per i maldestri.',
  'about.good.19': 'Quadri di cose vere senza prospettiva, per gusti semplici e occhi insoliti.',
  'about.good.20': 'Bestie scappate, riprese, domate e un po’ educate.',
  'about.good.21': 'Il liquido in cui gli Yxklyx conservano i campioni, uscito di contrabbando. È un’ottima vernice.',
  'about.good.22': 'Una casa in scatola: fai entrare l’aria e la schiuma si gonfia in stanze da impilare.',
  'about.good.23': 'Bulloni che si riproducono, di razza pura, se li nutri di metallo.',
  'about.good.24': 'Calzature per chi ha troppi piedi, o nessuno.',
  'about.good.25': 'Grandi creature montate cellula per cellula, da costruttori che di grandi creature sanno poco.',
  'about.good.26': 'Un organo a canne intero, con le ruote.',
  'about.good.27': 'Sei sicuro che una soluzione ci sia. Non c’è.',

  'about.merchant.0': 'Parla in fretta e con il cuore: gioia, lacrime, e aiutami a pagare gli studi.',
  'about.merchant.1': 'Sussurra che è un affare, magari roba rubata. Il prezzo è quello di sempre.',
  'about.merchant.2':
    'Crede nella pubblicità, dappertutto e a ogni ora, finché gli indigeni comprano o chiamano la polizia.',
  'about.merchant.3': 'Ti mostra immagini deliziose in mille colori, finché non sai più dire di no.',
  'about.merchant.4': 'Contratta a voce alta e senza giri di parole, e ti fa credere di aver vinto.',
  'about.merchant.5': 'Per essere un Qossuth è solo eccentrico. Attira la folla con trovate come mangiarsi una casa.',
};
