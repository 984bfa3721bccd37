import { RoleError } from '#content-lake/index.ts';
import { EnvError, readEnv } from '#foundation/env.ts';
import { DatabaseError } from './db/database-error.ts';
import { createLog } from './log.ts';
import { notifyParent } from './parent.ts';
import { assertListenable, ListenError } from './http/server.ts';
import { restrictUmask } from '#foundation/umask.ts';
import { startBackend } from './start.ts';
import { endWhenStuck } from './stuck-thread-guard.ts';

// Entry point of the backend process. Every error that a person can fix ends in one clear line and exit code 1.
restrictUmask();
try {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  process.on('unhandledRejection', (error) => {
    log.error({ error: error instanceof Error ? error.stack : String(error) }, 'unhandled rejection');
    process.exit(1);
  });
  await assertListenable(env.BACKEND_PORT, env.BACKEND_HOST);
  const backend = await startBackend({
    env,
    log,
    onProgress: (text) => notifyParent({ kind: 'progress', text }),
  });

  const stopGuard = endWhenStuck();
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    stopGuard();
    await backend.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(signal));
  // The parent process is gone (kill -9): don't stay behind with the data folder locked.
  process.on('disconnect', () => void stop('disconnect'));

  notifyParent({
    kind: 'ready',
    staffPassword: backend.secrets.staffPassword,
    revalidateSecret: backend.secrets.revalidateSecret,
    previewToken: backend.previewToken,
    isCopy: backend.isCopy,
  });
} catch (error) {
  const known = [EnvError, DatabaseError, ListenError, RoleError].some((kind) => error instanceof kind);
  const text =
    error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
  console.error(text);
  notifyParent({ kind: 'failed', text });
  process.exit(1);
}
