import { join } from 'node:path';
import { checkStart } from '#backend/hosted/check-start.ts';
import { restrictUmask } from '#foundation/umask.ts';
import { readEnv } from '#foundation/env.ts';
import { announcement } from './announcement.ts';
import { BUILD_OF_COPIES, buildWhenStale } from './build.ts';
import { runBackend } from './backend.ts';
import type { Stoppable } from './child.ts';
import { assertPortFree } from './ports.ts';
import { runSite } from './site.ts';

const say = (text: string) => console.log(`  ${text}`);

/**
 * Starts backend and site and keeps them running until a signal. If that fails, it prints one clear line and exits with 1; every
 * child is stopped first.
 */
export async function runStack(mode: 'start' | 'dev'): Promise<{ restartBackend(): void }> {
  restrictUmask();
  const children: Stoppable[] = [];
  const own = (child: Stoppable) => {
    children.push(child);
  };
  let ending: Promise<never> | undefined;
  const stopAll = async (code: number): Promise<never> => {
    for (const child of children.toReversed()) await child.stop();
    process.exit(code);
  };
  const end = (code: number) => (ending ??= stopAll(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
  // The parent process is gone without a signal (killed with -9).
  process.on('disconnect', () => void end(0));

  try {
    const started = Date.now();
    const env = readEnv(process.env);
    const hosted = await checkStart(env);
    for (const notice of hosted?.notices ?? []) say(notice);
    await assertPortFree(env.PORT, 'PORT');
    await assertPortFree(env.BACKEND_PORT, 'BACKEND_PORT');
    const childEnv = {
      ...process.env,
      BACKEND_URL: env.BACKEND_URL ?? `http://127.0.0.1:${env.BACKEND_PORT}`,
      SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
      DATA_DIR: env.DATA_DIR,
      // For commands only.
      SANITY_AUTH_TOKEN: undefined,
      NODE_ENV: mode === 'start' ? ('production' as const) : ('development' as const),
    };
    const onGone = () => {
      console.error('A process ended unexpectedly and could not be restarted.');
      void end(1);
    };
    const logFolder = join(env.DATA_DIR, 'log');
    const backend = await runBackend({
      env: childEnv,
      healthUrl: `http://127.0.0.1:${env.BACKEND_PORT}/health`,
      logFolder,
      onProgress: say,
      onGone,
      own,
    });
    const siteEnv = {
      ...childEnv,
      REVALIDATE_SECRET: backend.revalidateSecret,
      ...(backend.isCopy &&
        mode === 'start' && { NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? BUILD_OF_COPIES }),
      // A hosted project has a token of its own.
      SANITY_API_READ_TOKEN: hosted ? hosted.readToken : (env.SANITY_API_READ_TOKEN ?? backend.previewToken),
    };
    await runSite({
      mode,
      port: env.PORT,
      env: siteEnv,
      build: mode === 'start' ? await buildWhenStale(siteEnv, say, own) : undefined,
      logFolder,
      onProgress: say,
      onGone,
      own,
    });
    // Only in development, because the mailbox needs no sign-in.
    const mailbox = mode === 'dev' && !env.SMTP_URL ? `${childEnv.BACKEND_URL}/desk/mailbox` : null;
    console.log(
      announcement({
        siteUrl: childEnv.SITE_URL,
        signIn: env.NEXT_PUBLIC_SANITY_PROJECT_ID
          ? { kind: 'hosted', project: env.NEXT_PUBLIC_SANITY_PROJECT_ID }
          : env.SEED
            ? { kind: 'seeded', password: backend.staffPassword }
            : { kind: 'nobody' },
        mailbox,
        tookMs: Date.now() - started,
      }),
    );
    return { restartBackend: backend.restart };
  } catch (error) {
    // Failures caused by the shutdown aren't reported.
    if (!ending) console.error(error instanceof Error ? error.message : String(error));
    return await end(1);
  }
}
