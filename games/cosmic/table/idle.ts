// What is pleasant and not needed for an answer, such as faces, is fetched when the browser has a moment: the board comes first.

/** Not every browser says when it is idle. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done, 200);
    else requestIdleCallback(() => done(), { timeout: 2000 });
  });
