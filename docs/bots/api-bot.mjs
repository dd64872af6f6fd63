// A bot of your own: it takes an open seat of a table and plays it to the end over the public API.
//   node api-bot.mjs http://localhost:4600/table/Xk3p0Yw9QmZ2Ab7c "My bot"
// With ORRERY_TOKEN it plays for an account (scopes look and play); without one it comes as a guest.

const [link = '', name = 'A bot'] = process.argv.slice(2);
const { origin, pathname } = new URL(link);
const table = pathname.split('/').at(-1);
const headers = { 'content-type': 'application/json' };
if (process.env.ORRERY_TOKEN) headers.authorization = `Bearer ${process.env.ORRERY_TOKEN}`;

const api = (path, body) =>
  fetch(`${origin}/api/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });

/** What the bot answers: put your idea here. `ask.choice` says what is allowed, `sight.view` is all you may know. */
function decide(ask) {
  const below = (n) => Math.floor(Math.random() * n);
  const { choice } = ask;
  if (ask.pass && below(2) === 0) return null;
  if (choice.kind === 'one') return choice.options[below(choice.options.length)];
  if (choice.kind === 'number') return choice.min + below(choice.max - choice.min + 1);
  // The other kinds take some thought; silence is always allowed.
  return ask.pass ? null : ask.otherwise;
}

/** The table as this seat sees it, again and again: now, and whenever something changes. */
async function* sights() {
  let last = '';
  for (;;) {
    const { body } = await fetch(`${origin}/api/stream?tables=${table}`, {
      headers: { ...headers, 'last-event-id': last },
    });
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const events = (text + chunk).split('\n\n');
      text = events.pop();
      for (const event of events) {
        const fields = Object.fromEntries(event.split('\n').map((line) => line.split(/: (.*)/s)));
        last = fields.id ?? last;
        if (fields.event === 'update') yield JSON.parse(fields.data).sight;
      }
    }
  }
}

const me = await api('me');
const [cookie = ''] = me.headers.getSetCookie();
headers.cookie = cookie.split(';')[0];
const joined = await api(`tables/${table}/join`, { name });
if (!joined.ok) throw new Error((await joined.json()).message);
for await (const { ask, clock, stage, standing, you } of sights()) {
  if (stage === 'over') {
    console.log(`Over: rank ${standing.ranks[you]}.`);
    process.exit(0);
  }
  // A window goes on at once when everybody who might have acted says: seen.
  if (!ask && clock?.window?.nodded === false) await api(`tables/${table}/nod`, { window: clock.window.key });
  if (!ask) continue; // it is somebody else's turn
  const done = await api(`tables/${table}/say`, { key: crypto.randomUUID(), ask: ask.number, answers: [decide(ask)] });
  if (!done.ok) console.error((await done.json()).message);
}
