// Loaded into a server before it starts: at each signal its clock jumps a day ahead. All else is real.

const DAY = 24 * 3_600_000;
const now = Date.now;
let ahead = 0;

Date.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += DAY;
});
