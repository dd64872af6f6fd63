// What the house says at a table on the server, beside the game's own log.

export const notices = {
  'notice.handed-to-bot': 'A bot plays for {seat} for now.',
  'notice.handed-to-friend': '{name} plays for {seat} for now.',
  'notice.taken-back': '{seat} plays again.',
  'notice.resigned': '{seat} has resigned: a bot plays on.',
  'notice.asks-back': '{seat} asks to go back to before their last answer.',
  'notice.went-back': 'Everybody agreed: the game went back, and the dice fall anew.',
  'notice.no-way-back': '{seat} would rather not go back.',
  'notice.again': '{seat} has set the same table up once more.',
  'notice.time-over': 'Time ran out too often for {seat}: a bot plays on for now.',
  'notice.move-wanted': '{seat} would like to move to the newest rules.',
  'notice.move-not-wanted': '{seat} would rather keep the rules as they are.',
  'notice.moved': 'Everybody agreed: this table is played by the newest rules from now on.',
  'notice.bot-replaced': 'The bot of {seat} could not decide: a simpler one answers for it.',
};
