// The lesson and the glossary in English; who plays does not fetch them.

export default {
  first: 'A first turn',
  'first.about': 'Catch, keep, and meet the storm.',
  'first.goal': 'What it is all about',
  'first.goal.text': 'Whoever has the most points after the last round wins. Points are comets that you kept.',
  'first.catch': 'Catch a comet',
  'first.catch.text': 'Reach into the bag. You may do so as often as you dare.',
  'first.keep': 'A great one: three points',
  'first.keep.text': 'You could catch another comet. But what you keep is yours: keep it.',
  'first.again': 'Your turn again',
  'first.again.text': 'Tess has had her turn. Try your luck once more.',
  'first.storm': 'A storm',
  'first.storm.text': 'It takes what you caught this turn. What you kept before is safe. Now you know all there is.',
  'term.comet': 'Comet',
  'term.comet.as': 'comet|comets',
  'term.comet.text': 'Small, middling or great: worth one, two or three points once it is kept.',
  'term.storm': 'Storm',
  'term.storm.as': 'storm',
  'term.storm.text': 'Three of them are in the bag. One ends your turn and takes what you caught in it.',
};
