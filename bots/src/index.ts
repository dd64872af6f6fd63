// Search shared by all games, and the arena that measures bots.
export {};
