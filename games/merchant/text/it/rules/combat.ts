// Chapters 15 to 17: combat, the Rastur, solitaire.

import type { Messages } from '@orrery/kernel';

export const combat: Messages = {
  'chapter.15': 'Il combattimento',
  'rule.15.1': 'Un Forte costa $50, o $40 dalla tua specie, ed è una penalità di $60 per tutti gli altri.',
  'rule.15.11':
    'Puoi avere quattro Forti in gioco. Non si vendono e non si trasportano, ma puoi smontarne uno per ricostruirlo dove commerci, al prezzo normale.',
  'rule.15.12':
    'Un Forte va in una Città, in uno Spazioporto o su un Asteroide del sistema in cui commerci, se non ce n’è già uno; mai alla Base Galattica.',
  'rule.15.13':
    'A un Forte nemico si atterra o si paga. Commerciarvi è gratis; se vi cominci il turno, paghi per restare o te ne vai.',
  'rule.15.2':
    'In volo puoi sparare con le armi, commerciando puoi rubare con il denaro. Se vinci prosegui; se perdi il turno è finito.',
  'rule.15.21':
    'In ogni attacco dichiari bersaglio e spesa, poi le due parti tirano un dado e aggiungono la propria forza.',
  'rule.15.211': 'Se l’attaccante fa di più, l’attacco riesce e il turno continua.',
  'rule.15.212': 'Se il difensore fa lo stesso o di più, non succede nulla e il turno dell’attaccante finisce subito.',
  'rule.15.3': 'Laser e Nova Ball si comprano e si barattano come l’altro Equipaggiamento.',
  'rule.15.31': 'Sullo scafo stanno un Laser e una Nova Ball; ogni altra arma occupa mezzo vano.',
  'rule.15.32':
    'Le armi che usi le dichiari prima del tiro; ognuna aggiunge 20 alla Potenza di Fuoco. Una Nova Ball si consuma, un Laser spara una volta in ogni attacco.',
  'rule.15.4':
    'In volo puoi sparare a un’astronave o a una pedina di penalità nel tuo spazio; in Città e Spazioporti solo a un Forte. Ovali stampati, Telegate, Spazioporti e Industrie non sono bersagli.',
  'rule.15.41':
    'Puoi fare un attacco ogni volta che entri in uno spazio; mai negli spazi che salti, mai in quello da cui parti.',
  'rule.15.411': 'Su una penalità prima si paga, poi si spara. Chi si ferma senza pagare non può attaccare.',
  'rule.15.412': 'Se resti un intero turno in uno spazio puoi attaccare una volta, prima di commerciare.',
  'rule.15.42':
    'Contro una penalità: dieci volte il tuo dado più la Potenza di Fuoco, contro dieci volte il suo dado più il suo valore. Se vinci sparisce e la banca te ne paga il valore.',
  'rule.15.43':
    'Contro un’astronave: entrambi tirano, dieci volte il dado più la Potenza di Fuoco, meno 20 per ogni Scudo nemico. Il difensore può rispondere al fuoco, e allora può colpirti.',
  'rule.15.431':
    'Un colpo distrugge una pedina sullo scafo, o prende un vano: l’Equipaggiamento si danneggia, i passeggeri vanno nella coppa, la Merce va al vincitore o nella coppa.',
  'rule.15.432':
    'L’Equipaggiamento danneggiato non serve a nulla finché non atterri presso una Cultura che ne vende di simile: lo ripara gratis.',
  'rule.15.44': 'Dopo un attacco vinto su un Asteroide, in uno Spazioporto o in una Città, puoi atterrarvi.',
  'rule.15.5':
    'In una Città o in uno Spazioporto puoi tentare di truffare Merci a un mercante presente, o di prendere con una Rivolta uno Spazioporto o un’Industria.',
  'rule.15.51':
    'Un furto si compra dalla Cultura e conta come acquisto: in una Città, nel turno in cui arrivi, è l’unico.',
  'rule.15.52':
    'In uno Spazioporto, o restando in una Città, puoi continuare a rubare finché vinci. Il bersaglio dev’essere nel tuo spazio.',
  'rule.15.53':
    'Truffa, $50: ognuno aggiunge al dado 1 per ogni proprio Spazioporto, Industria e Forte nello spazio, e 1 se vi abita la sua specie. Se vinci, prendi una Merce.',
  'rule.15.54':
    'Rivolta, $100 tra Potenza di Fuoco e denaro, usando almeno un’arma. La Potenza di Fuoco serve solo a pagare meno.',
  'rule.15.541':
    'Una Rivolta colpisce uno Spazioporto o un’Industria nel tuo spazio il cui proprietario non è nel sistema; mai un Forte o un Open Port.',
  'rule.15.542':
    'Ognuno aggiunge al dado 1 per ogni proprio Spazioporto nel sistema, 1 per Industria e Forte propri nello spazio, 1 per la sua specie. Se vinci, la Proprietà è tua.',
  'rule.15.6': 'Attacchi e penalità non rendono commissioni.',
  'rule.15.7': 'Spazioporti e Industrie cambiano padrone, ma non spariscono mai.',

  'chapter.16': 'I Rastur',
  'rule.16.1':
    'La durata della partita dice quanti Rastur ci sono da pescare e quanto sono forti; gli altri sono la Riserva.',
  'rule.16.2':
    'Se nel tuo turno tiri un 1, volando o attaccando, peschi un Rastur e lo piazzi; al massimo uno per turno.',
  'rule.16.21': 'Si tirano tutti i dadi, salvo quello dell’Auto Pilot. Un 1 cambiato con il Mulligan Gear non conta.',
  'rule.16.22': 'Un 1 tirato in difesa non porta Rastur.',
  'rule.16.23': 'Va su un’Orbita o uno Spazioporto senza Forte né Rastur; solo se non ce ne sono, in una Città così.',
  'rule.16.3':
    'Un Rastur è una penalità pari al suo valore. Chi paga può sparargli; distrutto, rende il suo valore e torna nella Scorta Attiva.',
  'rule.16.4':
    'Dove c’è un Rastur non ci sono Città, Spazioporto né Industria: niente commercio, niente costruzioni, Proprietà senza valore. Tutto torna quando se ne va.',
  'rule.16.5': 'Se l’ultimo Rastur viene pescato prima che qualcuno abbia vinto, vincono i Rastur.',

  'chapter.17': 'Il solitario',
  'rule.17.1': 'Da soli si gioca contro i Rastur, con un Ricognitore e $20.',
  'rule.17.11': 'I Rastur fuori dalla Scorta Attiva sono la Riserva, scoperta e in ordine di forza.',
  'rule.17.12': 'La Scorta Attiva è mescolata e coperta.',
  'rule.17.2': 'Gli 1 non contano. Si tira invece un dado alla fine di ogni turno.',
  'rule.17.21':
    'Con 1–4 si pesca un Rastur e lo piazzi tu. Poi il più debole della Riserva va nella Transit Box, o quello che già c’è entra nella Scorta Attiva.',
  'rule.17.22':
    'Con 5 o 6 due Rastur della Scorta Attiva vanno nella Riserva, e al loro posto entra quello della Riserva più vicino alla loro somma. Se ne resta uno solo da pescare, hai perso.',
  'rule.17.3':
    'Un Rastur distrutto va nella Transit Box; se è piena, quello che c’è entra nella Scorta Attiva e il distrutto nella Riserva.',
  'rule.17.4':
    'IOU e pedine ? che hai guardato possono restare scoperti, tranne Telegate e Open Port in cui non sei passato.',
  'rule.17.5':
    'Raggiungi la cifra prima che si peschi l’ultimo Rastur. Non è l’ultimo se lo stesso tiro riempie la Scorta dalla Transit Box.',
};
