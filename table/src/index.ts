// The table engine: a game in play with its people, without input or output. The tab, the server and the terminal wrap it.

export {};
