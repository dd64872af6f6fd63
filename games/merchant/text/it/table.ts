// The table in sentences, the end of the game, and the options.

import type { Messages } from '@orrery/kernel';

export const table: Messages = {
  'table.turn': 'Turno {turn}: tocca a {seat:seat}. Si vince con ${target}.',
  'table.seat': '{seat:seat}, {merchant:merchant}: {ship:ship}, {dot:dot}, ${money}, capitale ${worth}.',
  'table.goods': 'Nei vani di {seat:seat}: {goods:good}.',
  'table.hull': 'Sullo scafo di {seat:seat}: {gear:gear}.',
  'table.hold': 'In un vano di {seat:seat}: {gear:gear}.',
  'table.culture': '{system:system}: ci vivono {culture:culture}.',
  'table.observed': 'Hai osservato {system:system}: {culture:culture}. Non è ancora una scoperta.',
  'table.observed-by': '{seats:seat} ha osservato {system:system}: {culture:culture}. Non è ancora una scoperta.',
  'table.marker': 'Pedina scoperta, {dot:dot}: {marker:marker}.',
  'table.spied': 'Hai spiato {dot:dot}: {marker:marker}. La pedina è ancora coperta.',
  'table.spied-by': '{seats:seat} ha spiato {dot:dot}: {marker:marker}. La pedina è ancora coperta.',
  'table.rastur': 'Un Rastur da {value} occupa: {dot:dot}.',

  'table.ports': 'Spazioporti di {seat:seat}: {ports:dot}.',
  'table.factories': 'Industrie di {seat:seat}, presso {factories:culture}.',
  'table.here': 'Sei qui: {dot:dot}. Accanto: {next:dot}.',
  'table.near': 'A {steps|un passo|# passi}: {dot:dot}.',
  'table.company': 'Nel tuo stesso punto: {seats:seat}.',
  'table.sells': '{culture:culture} vendono {good:good} a ${cost} (ne restano {stock}); altri pagano ${payoff}.',
  'table.buys': '{culture:culture} pagano ${pays} per {good:good}.',
  'table.demand': 'Domanda presso {culture:culture}: {demand:demand} ({count|una pedina|# pedine}).',
  'table.waiting': 'In attesa presso {culture:culture}: {fare:fare}.',

  'section.now': 'Adesso',
  'section.here': 'Intorno a te',
  'section.merchants': 'I mercanti',
  'section.markets': 'Popoli e mercati',
  'section.boxes': 'Pedine e pericoli',

  'end.won': '{seat:seat} ha raggiunto ${target} e vince.',
  'end.rastur': 'I Rastur hanno invaso l’ammasso. Nessuno vince.',
  'end.money': 'Denaro',
  'end.ports': 'Spazioporti',
  'end.factories': 'Industrie',
  'end.bank': 'La banca è vuota: vince il mercante più ricco.',

  'option.target': 'Capitale per vincere',
  'option.target.hint': 'Denaro più Proprietà, alla fine del proprio turno. I tempi valgono per tre giocatori esperti.',
  'option.target.1000': '$1.000: Apprendista, circa 90 minuti',
  'option.target.2000': '$2.000: Viaggiatore, circa 2 ore',
  'option.target.3000': '$3.000: Maestro, circa 2 ore e mezza',
  'option.target.4000': '$4.000: Imperatore del commercio, circa 3 ore',
  'option.combat': 'Combattimento',
  'option.combat.hint':
    'Laser, Nova Ball e Forti; i mercanti possono essere colpiti, truffati e privati dei loro Spazioporti.',
  'option.rastur': 'Rastur',
  'option.rastur.hint':
    'Gli invasori occupano le Orbite ogni volta che esce un 1. Se arriva l’ultimo, perdono tutti. Da soli si gioca sempre contro di loro, meglio con il combattimento.',
  'option.bank': 'Denaro in banca',
  'option.bank.hint':
    'Con un limite la partita finisce anche quando la banca non può pagare: vince il capitale più alto.',
  'option.bank.0': 'Senza limite',
  'option.bank.5000': '$5.000',
  'option.bank.10000': '$10.000',
  'option.bank.20000': '$20.000',
  'option.quickSetup': 'Preparazione rapida',
  'option.quickSetup.hint':
    'Una variante dell’autore: anche le Merci partono dalla coppa. Se ne pescano venti pedine all’inizio e quattro a ogni scoperta.',
  'option.lostBox': 'La casella ? perduta',
  'option.lostBox.hint': 'Una variante dell’autore: l’Asteroide dell’Arca Generazionale è una 25ª casella ?.',
  'option.novaVariant': 'Nova Ball imprevedibili',
  'option.novaVariant.hint':
    'Una variante dell’autore, con il combattimento: una Nova Ball vale 40 per chi tira più alto, 10 per chi tira più basso, 20 in parità.',
  'option.homeMarket': 'Mercato di casa',
  'option.homeMarket.hint':
    'Una variante dell’autore: nelle Città della propria specie si compra e si vende senza limiti.',
};
