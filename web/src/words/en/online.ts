// What tables on the server say in English.

export const online = {
  'lobby.title': 'Waiting for friends',
  'lobby.more': 'The game starts as soon as every seat is taken. Send this link:',
  'lobby.copy': 'Copy the link',
  'lobby.copied': 'Copied',
  'lobby.join': 'Take a seat',
  'lobby.join-more': 'A seat is free at this table.',
  'lobby.full': 'Every seat is taken.',
  'lobby.open': 'open seat',
};
