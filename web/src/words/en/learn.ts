// What the pages for learners say in English.

export const learn = {
  'learn.title': 'Learn',
  'learn.lead':
    'Learn by playing: a short guided game, the rules with pictures and positions to try, and every word explained.',
  'learn.start': 'Start the lesson',
  'learn.resume': 'Go on with the lesson',
  'learn.again': 'Take it again',
  'learn.step': 'Step {n} of {all}',
  'learn.minutes': '{n|About a minute.|About # minutes.}',
  'learn.leave': 'You can leave at any time and go on later.',
  'learn.rules': 'The rules',
  'learn.rules-more': 'Chapter by chapter, with pictures from the board and small positions to play.',
  'learn.rules-plain': 'Chapter by chapter, to search and to link to.',
  'learn.rules-open': 'Read the rules',
  'learn.glossary': 'Glossary',
  'learn.glossary-more':
    'Every word of the game in a sentence or two. Words with dots below them open their card wherever they stand.',
  'learn.glossary-open': 'Look up a word',

  'learn.coach': 'The coach',
  'learn.on': 'Go on',
  'learn.back': 'Back',
  'learn.skip': 'Leave the lesson',
  'learn.restart': 'From the start',
  'learn.enough': 'I have seen enough',
  'learn.other': 'The coach waits for something else: it is marked on the board and has a button below.',
  'learn.play': 'Play against bots',
  'learn.rival': 'Tess',

  'learn.search': 'Search the rules',
  'learn.found': '{n|# rule found|# rules found}',
  'learn.nothing-found': 'No rule speaks of that.',
  'learn.chapters': 'Chapters',
  'learn.link-to': 'Link to rule {rule}',
  'learn.try': 'Try it',
  'learn.try-close': 'Close',
  'learn.reset': 'Again',
  'learn.see-rule': 'Rule {rule}',
};
