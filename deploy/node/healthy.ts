import { readEnv } from '#foundation/env.ts';

/*
 * Whether the program of this container can serve: the site or the backend, by its command (WHICH of compose.yaml). Exit code 0 or 1.
 */
const { PORT, BACKEND_PORT } = readEnv(process.env);
const address =
  process.env.WHICH === 'backend'
    ? `http://127.0.0.1:${BACKEND_PORT}/ready`
    : `http://127.0.0.1:${PORT}/api/health`;
const answer = await fetch(address, { signal: AbortSignal.timeout(2_500) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
