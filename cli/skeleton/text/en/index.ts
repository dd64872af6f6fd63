// Skeleton in English: every sentence a player can meet.

export default {
  'rule.1.1': 'On your turn, catch comets from the bag, one at a time, without looking.',
  'rule.1.2': 'A storm takes all you have caught this turn, and ends it.',
  'rule.1.3': 'Once you have caught something you may keep it: it scores, and your turn ends.',
  'rule.2.1': 'After the last round the most points win.',
  'ask.haul': 'Catch another comet, or keep {worth|# point|# points}?',
  'word.catch': 'Catch a comet',
  'word.keep': 'Keep them',
  'comet.0': 'a storm',
  'comet.1': 'a small comet',
  'comet.2': 'a comet',
  'comet.3': 'a great comet',
  'refuse.keep': 'You have caught nothing yet.',
  'log.catch': '{who:seat} catches {comet:comet}.',
  'log.keep': '{who:seat} keeps {score|# point|# points}.',
  'log.storm': '{who:seat} loses it all.',
  'see.round': 'Round {round} of {rounds}.',
  'see.score': '{who:seat}: {score|# point|# points}.',
  'see.caught': 'Caught this turn: {caught:comet}.',
  'see.empty': 'Nothing is caught yet.',
};
