// The server: API, live stream, storage, accounts, clocks, bot driver.
export {};
