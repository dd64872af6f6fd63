// What the settings say in English.

export const settings = {
  'settings.title': 'Settings',
  'settings.more': 'They count at once, for every table in this browser.',
  'settings.done': 'Done',

  'settings.language': 'Language',
  'settings.look': 'How it looks',
  'settings.feel': 'How it moves and sounds',
  'settings.play': 'How it asks',

  'settings.text': 'Size of the text',
  'settings.text.1': 'Usual',
  'settings.text.1.15': 'Larger',
  'settings.text.1.3': 'Large',
  'settings.text.1.5': 'Very large',

  'settings.colours': 'Colours',
  'settings.colours.brass': 'Brass',
  'settings.colours.safe': 'Colour-blind safe',
  'settings.colours.strong': 'Strong contrast',

  'settings.motion': 'Motion',
  'settings.motion.more': 'Ships that fly, dice that roll. Without motion bots answer at once.',
  'settings.motion.auto': 'As my system wishes',
  'settings.motion.on': 'On',
  'settings.motion.off': 'Off',

  'settings.pace': 'Pace of the bots',
  'settings.pace.more': 'How long you can look at what a bot did before the next one goes on.',
  'settings.pace.calm': 'Calm',
  'settings.pace.usual': 'Usual',
  'settings.pace.quick': 'Quick',

  'settings.sound': 'Sound',
  'settings.sound.more': 'Dice, coins and landings, made in this browser.',
  'settings.volume': 'Volume',

  'settings.words': 'The table in words',
  'settings.words.more': 'In place of the board: every fact and every choice as text, made for screen readers.',
  'settings.offers': 'Offer standing orders',
  'settings.offers.more': 'In games in which one may react to what others do: shall such moments be passed?',
};
