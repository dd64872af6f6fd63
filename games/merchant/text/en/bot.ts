// Why a bot does what it does: hints, and the game looked through afterwards.

import type { Messages } from '@orrery/kernel';

export const bot: Messages = {
  'why.explore':
    'Find out who lives at {system:system}, about {turns|# turn|# turns} away: whoever discovers them gets an IOU, ${iou} on average.',
  'why.relic': 'Fetch the {gear:gear}, about {turns|# turn|# turns} away.',
  'why.sell-load':
    'Sell {goods:good} to {culture:culture}, then load {good:good} for {next:system}: ${money} in about {whole|# turn|# turns}.',
  'why.sell': 'Sell {goods:good} to {culture:culture}: ${paid} in about {turns|# turn|# turns}.',
  'why.deliver-there': 'Passengers for {culture:culture} pay ${paid}, about {turns|# turn|# turns} away.',
  'why.load': 'Load {good:good} from {culture:culture} for {next:system}: ${money} in about {whole|# turn|# turns}.',
  'why.sell-load-guess':
    'Sell {goods:good} to {culture:culture}, then load {good:good} for {next:system}, where nobody is known yet: about ${money} in {whole|# turn|# turns} if they buy it.',
  'why.load-guess':
    'Load {good:good} from {culture:culture} for {next:system}, where nobody is known yet: about ${money} in {whole|# turn|# turns} if they buy it.',
  'why.visit': 'Go on by way of {culture:culture} at {system:system}, about {turns|# turn|# turns} away.',
  'why.win-there': 'A sale to {culture:culture} wins the game: ${paid} in about {turns|# turn|# turns}.',
  'why.sell-here': '{culture:culture} pay ${paid}, and nobody within reach pays more.',
  'why.sell-demand': '{culture:culture} pay ${paid}, ${bonus} of it for a Demand, and nobody within reach pays more.',
  'why.buy-for': 'Costs ${cost}, and there is a buyer about {turns|# turn|# turns} away: {next:system}.',
  'why.buy-guess':
    'Costs ${cost}. Nobody knows yet who lives at {next:system}, about {turns|# turn|# turns} away: they may buy it.',
  'why.buy': 'Costs ${cost}; there will be a buyer.',
  'why.deliver': 'The passenger pays on the spot.',
  'why.take': 'A relic costs nothing.',
  'why.fare': 'The passenger is on the way, and pays well.',
  'why.iou': 'The IOU pays for what is bought here now.',
  'why.barter': 'It is of little use aboard; the credit is worth more.',
  'why.ship': 'The new ship earns its price back before the end.',
  'why.equip': 'It earns its price back before the end.',
  'why.weapon': 'It pays for itself: laden ships pass within reach.',
  'why.shield': 'Others are armed: a Shield takes $20 off what they fire, and off every penalty.',
  'why.port': 'A Spaceport counts in full at the end, earns commissions and saves the way down.',
  'why.factory': 'A Factory counts in full at the end, and its goods bring the most.',
  'why.fort': 'The Fort keeps the Rastur and the others off.',
  'why.swindle': 'The odds are good, and so is the cargo.',
  'why.revolt': 'The odds are good for a deed at half its price.',
  'why.won': 'That is enough to win.',
  'why.end': 'Nothing else here pays.',
  'why.merchant': 'All merchants start alike but for their home.',
  'why.reroll': 'That die can only get better.',
  'why.no-reroll': 'The dice are good as they are.',
  'why.rastur': 'There it hurts the leader most and this seat least.',
  'why.hunt': 'Fly by {seat:seat} on the way: a shot hits {chance} times in 100 and is worth about ${prize}.',
  'why.raid': 'It hits {seat:seat} {chance} times in 100 and is worth about ${prize}.',
  'why.blast': 'The odds are good, and so is the prize.',
  'why.no-blast': 'The odds are not good enough.',
  'why.defend': 'Every weapon helps.',
  'why.hit': 'That hurts most.',
  'why.claim': 'Free goods.',
  'why.no-claim': 'What is aboard is worth more.',
  'why.loot': 'The most valuable goods there.',
  'why.offer': 'Both gain by this deal.',
  'why.no-offer': 'There is no deal that would be good for both.',
  'why.accept': 'The offer is worth more than what is asked for it.',
  'why.decline': 'The offer is worth less than what is asked for it.',
};
