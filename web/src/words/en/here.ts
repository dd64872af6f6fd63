// What a table in this tab refuses in English.

export const here = {
  'refuse.not-kept': 'This browser could not keep that answer, so it was not played. Is its storage full?',
  'refuse.not-your-seat': 'This seat belongs to a bot.',
  'refuse.resigned': 'This seat has resigned: a bot plays it to the end.',
};
