import { readEnv } from '#foundation/env.ts';

/*
 * Health check of a container with the site or the backend, as its command (WHICH in compose.yaml) selects. Exits with 0 or 1.
 */
const { PORT, BACKEND_PORT } = readEnv(process.env);
const address =
  process.env.WHICH === 'backend'
    ? `http://127.0.0.1:${BACKEND_PORT}/ready`
    : `http://127.0.0.1:${PORT}/api/health`;
const answer = await fetch(address, { signal: AbortSignal.timeout(2_500) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
