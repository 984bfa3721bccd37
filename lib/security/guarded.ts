/**
 * The variable in which the program that runs Next inside itself gives its name: the site's server (server/) or the worker
 * (deploy/cloudflare). It then adds policies, tags and compression itself, and settles the visitor's address. Without it (`next start`,
 * Vercel) the framework does what it can: see docs/platforms.md. Set by these programs, never by an operator.
 */
export const GUARD = 'SITE_GUARDED_BY';

/** Whether a program of ours runs around Next. */
export function isGuarded(env: Readonly<Record<string, string | undefined>>): boolean {
  return env[GUARD] === 'server' || env[GUARD] === 'worker';
}
