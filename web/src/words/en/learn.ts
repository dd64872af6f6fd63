// What the pages for learners say in English.

export const learn = {
  'learn.title': 'Learn',
  'learn.lead':
    'Learn by playing: a short guided game, the rules with pictures and positions to try, and every word explained.',
  'learn.start': 'Start the lesson',
  'learn.resume': 'Continue the lesson',
  'learn.again': 'Repeat the lesson',
  'learn.step': 'Step {n} of {all}',
  'learn.minutes': '{n|About a minute.|About # minutes.}',
  'learn.leave': 'You can leave at any time and continue later.',
  'learn.rules': 'The rules',
  'learn.rules-more': 'Chapter by chapter, with pictures from the board and small positions to play.',
  'learn.rules-plain': 'Chapter by chapter, to search and to link to.',
  'learn.rules-open': 'Read the rules',
  'learn.glossary': 'Glossary',
  'learn.glossary-more':
    'Every word of the game in a sentence or two. Words with dotted lines open their card wherever they appear.',
  'learn.glossary-open': 'Look up a word',

  'learn.coach': 'The coach',
  'learn.on': 'Continue',
  'learn.back': 'Back',
  'learn.skip': 'Leave the lesson',
  'learn.restart': 'From the start',
  'learn.enough': 'I have seen enough',
  'learn.other': 'The coach is waiting for something else: it is marked on the board and has a button below.',
  'learn.play': 'Play against bots',
  'learn.rival': 'Tess',

  'learn.search': 'Search the rules',
  'learn.found': '{n|# rule found|# rules found}',
  'learn.nothing-found': 'No rule mentions that.',
  'learn.chapters': 'Chapters',
  'learn.link-to': 'Link to rule {rule}',
  'learn.try': 'Try it',
  'learn.try-close': 'Close',
  'learn.reset': 'Start over',
  'learn.see-rule': 'Rule {rule}',
};
