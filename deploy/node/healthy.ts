/*
 * Whether the program of this container can serve: the site or the backend, by its command (WHICH of compose.yaml). Exit code 0 or 1.
 */
export {};

const { WHICH = 'site', PORT = '3000', BACKEND_PORT = '4000' } = process.env;
const address =
  WHICH === 'backend' ? `http://127.0.0.1:${BACKEND_PORT}/ready` : `http://127.0.0.1:${PORT}/api/health`;
const answer = await fetch(address, { signal: AbortSignal.timeout(2_500) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
