// Before the first browser test: the client is built once, for all files that open it.

export { ensureWebBuilt as setup } from '../scripts/web.mjs';
