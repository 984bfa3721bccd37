import type { IncomingMessage } from 'node:http';
import type { Log } from '#foundation/log/log.ts';
import { isPrivateAddress } from '#foundation/http/forwarded-for.ts';

const ADVICE = 'Set TRUST_PROXY to the number of proxies in front of the site.';
/** Headers that proxies add and browsers don't send. */
const ADDED = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

export type ProxyNotice = {
  /** Call it for every request, before its headers are settled. */
  look(request: IncomingMessage): void;
  /** For probes and metrics; null if nothing is wrong. */
  warning(): string | null;
};

/**
 * Detects a proxy in front of the site that isn't configured (`TRUST_PROXY`). All visitors then seem to have its address: limits of
 * searches and holds are off for a proxy on this machine, and behind any other all visitors share one limit. Neither is visible on
 * a page, so it is logged at start or with the first visitor, and reported to every probe.
 */
export function createProxyNotice(options: {
  trustProxy: number;
  siteUrl: string | undefined;
  log: Pick<Log, 'warn'>;
}): ProxyNotice {
  const { trustProxy, siteUrl, log } = options;
  let found: string | null = null;

  function note(how: string): void {
    if (trustProxy > 0 || found !== null) return;
    found = `${how}, but TRUST_PROXY is not set: limits do not tell visitors apart. ${ADVICE}`;
    log.warn({ trustProxy }, found);
  }

  // This server doesn't terminate TLS.
  if (siteUrl?.startsWith('https:')) note('SITE_URL is https, so a proxy stands in front of the site');
  return {
    look({ headers, socket }) {
      if (trustProxy > 0 || found !== null || !isPrivateAddress(socket.remoteAddress)) return;
      if (ADDED.some((name) => headers[name] !== undefined)) note('A proxy forwards visitors to the site');
    },
    warning: () => found,
  };
}
