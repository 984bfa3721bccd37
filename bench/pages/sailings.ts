import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { startStack } from '#tests/fixtures/stack.setup.ts';
import { record } from '../lake/numbers.ts';
import { findChildren } from './processor-time.ts';
import { compareSailings } from './sailings-load.ts';
import { type Served, serveOwnSites } from './serve.ts';

/*
 * How fast sailings pages come while seats are being held, with the site as `npm start` runs it and without its page cache. Starts
 * everything itself on E2E_PORT and E2E_BACKEND_PORT.
 */
const DAYS_AHEAD = 14;

const stop = await startStack();
const { E2E_PORT: port = '3900', E2E_BACKEND_URL: backendUrl = '', E2E_STACK_PID: stack } = process.env;
const servers: Served[] = [];
try {
  const pids = findChildren(Number(stack), 'backend/main.ts');
  if (pids.length === 0) throw new Error('The backend was not found below the program.');
  await serveOwnSites(servers, { BACKEND_URL: backendUrl, SITE_URL: `http://localhost:${port}` });
  const day = addDays(athensDay(new Date()), DAYS_AHEAD);
  record('pages-sailings', await compareSailings(servers, { url: backendUrl, pids }, day));
} finally {
  for (const server of servers) await server.stop();
  await stop();
}
