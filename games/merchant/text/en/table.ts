// The table in sentences, the end of the game, and the options.

import type { Messages } from '@orrery/kernel';

export const table: Messages = {
  'table.turn': 'Turn {turn}: {seat:seat} is playing. ${target} wins.',
  'table.seat': '{seat:seat}, {merchant:merchant}: {ship:ship} at {dot:dot}, ${money}, net worth ${worth}.',
  'table.goods': 'In the holds of {seat:seat}: {goods:good}.',
  'table.hull': 'On the hull of {seat:seat}: {gear:gear}.',
  'table.hold': 'In one hold of {seat:seat}: {gear:gear}.',
  'table.culture': '{system:system} is home to {culture:culture}.',
  'table.observed': 'You have seen who lives at {system:system}: {culture:culture}. It is not discovered yet.',
  'table.observed-by':
    '{seats:seat} has seen who lives at {system:system}: {culture:culture}. It is not discovered yet.',
  'table.marker': 'Face up at {dot:dot}: {marker:marker}.',
  'table.spied': 'You have spied on {dot:dot}: {marker:marker}. It is still face down.',
  'table.spied-by': '{seats:seat} has spied on {dot:dot}: {marker:marker}. It is still face down.',
  'table.rastur': 'A Rastur of {value} sits at {dot:dot}.',

  'table.ports': 'Spaceports of {seat:seat}: {ports:dot}.',
  'table.factories': 'Factories of {seat:seat}, with {factories:culture}.',
  'table.here': 'You are at {dot:dot}. Next to it: {next:dot}.',
  'table.near': '{dot:dot} is {steps|one dot|# dots} away.',
  'table.company': 'Also on your dot: {seats:seat}.',
  'table.sells': '{culture:culture} sell {good:good} for ${cost} ({stock} left); others pay ${payoff}.',
  'table.buys': '{culture:culture} pay ${pays} for {good:good}.',
  'table.demand': 'Demand with {culture:culture}: {demand:demand} ({count|one marker|# markers}).',
  'table.waiting': 'Waiting with {culture:culture}: {fare:fare}.',

  'section.now': 'Now',
  'section.here': 'Around you',
  'section.merchants': 'The merchants',
  'section.markets': 'Peoples and markets',
  'section.boxes': 'Markers and dangers',

  'end.won': '{seat:seat} has reached ${target} and wins.',
  'end.rastur': 'The Rastur have overrun the cluster. Nobody wins.',
  'end.money': 'Money',
  'end.ports': 'Spaceports',
  'end.factories': 'Factories',
  'end.bank': 'The bank is empty: the richest merchant wins.',

  'option.target': 'Net worth to win',
  'option.target.hint':
    'Money plus deeds, at the end of your own turn. The times are for three players who know the game.',
  'option.target.1000': '$1,000: Apprentice, about 90 minutes',
  'option.target.2000': '$2,000: Journeyman, about 2 hours',
  'option.target.3000': '$3,000: Master, about 2 and a half hours',
  'option.target.4000': '$4,000: Trade Baron, about 3 hours',
  'option.combat': 'Combat',
  'option.combat.hint':
    'Lasers, Nova Balls and Forts; merchants can be shot at, swindled and robbed of their Spaceports.',
  'option.rastur': 'Rastur',
  'option.rastur.hint':
    'Invaders land on Orbits whenever a 1 is rolled. If the last of them arrives, all lose. Alone you always play against them, and best with combat on.',
  'option.bank': 'Money in the bank',
  'option.bank.hint': 'With a limit the game also ends when the bank cannot pay: the highest net worth wins.',
  'option.bank.0': 'No limit',
  'option.bank.5000': '$5,000',
  'option.bank.10000': '$10,000',
  'option.bank.20000': '$20,000',
  'option.quickSetup': 'Quick set-up',
  'option.quickSetup.hint':
    'A variant by the designer: goods start in the cup too. Twenty markers are drawn at the start, four more at each discovery.',
  'option.lostBox': 'The lost ? Box',
  'option.lostBox.hint': 'A variant by the designer: the Asteroid of the Multi-Generation Ship is a 25th ? Box.',
  'option.novaVariant': 'Wild Nova Balls',
  'option.novaVariant.hint':
    'A variant by the designer, with combat: a Nova Ball counts 40 if you roll higher than the enemy, 10 if lower, 20 if equal.',
  'option.homeMarket': 'Home market',
  'option.homeMarket.hint':
    'A variant by the designer: in Cities of your own species you may buy and sell without limit.',
};
