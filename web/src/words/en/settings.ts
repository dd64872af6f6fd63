// What the settings say in English.

export const settings = {
  'settings.more': 'Changes apply at once, to every table in this browser.',
  'settings.done': 'Done',

  'settings.language': 'Language',
  'settings.look': 'Appearance',
  'settings.feel': 'Motion and sound',
  'settings.play': 'Questions',

  'settings.text': 'Text size',
  'settings.text.1': 'Normal',
  'settings.text.1.15': 'A little larger',
  'settings.text.1.3': 'Large',
  'settings.text.1.5': 'Very large',

  'settings.theme': 'Theme',
  'settings.theme.dark': 'Dark',
  'settings.theme.light': 'Light',
  'settings.theme.auto': 'Follow the system',

  'settings.colours': 'Colours',
  'settings.colours.brass': 'Brass',
  'settings.colours.safe': 'Colour-blind safe',
  'settings.colours.strong': 'Strong contrast',

  'settings.motion': 'Motion',
  'settings.motion.more': 'Ships that fly, dice that roll. Without motion, bots answer at once.',
  'settings.motion.auto': 'Follow the system',
  'settings.motion.on': 'On',
  'settings.motion.off': 'Off',

  'settings.pace': 'Pace of the bots',
  'settings.pace.more': 'How long you see what a bot did before the next one plays.',
  'settings.pace.calm': 'Calm',
  'settings.pace.usual': 'Normal',
  'settings.pace.quick': 'Quick',

  'settings.sound': 'Sound',
  'settings.sound.more': 'Dice, coins and landings, made in this browser.',
  'settings.volume': 'Volume',

  'settings.words': 'The table in words',
  'settings.words.more': 'Instead of the board: every fact and every choice as text, made for screen readers.',
  'settings.offers': 'Offer standing orders',
  'settings.offers.more': 'In games where you may react to others: we ask whether to pass such moments for you.',
};
