import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const compose = readFileSync('deploy/node/compose.yaml', 'utf8');
const example = readFileSync('deploy/node/example.env', 'utf8');
const ours = readFileSync('foundation/env.ts', 'utf8');

/** Variables of other programs, and the one that tells the health check which program to check. */
const FOREIGN = /^(POSTGRES_|MALLOC_|SITE_HOST$|WHICH$)/;

describe('the multi-machine setup', () => {
  it('sets only variables that the program reads', () => {
    const named = [...compose.matchAll(/^ {4,6}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
    expect(named).toContain('PAGE_CACHE_PURGE_URLS');
    const unknown = named.filter((name) => !FOREIGN.test(name) && !ours.includes(`  ${name}: `));
    expect(unknown).toEqual([]);
  });

  it('lists in example.env every value that it takes from outside', () => {
    const asked = new Set([...compose.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name));
    const offered = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    expect(offered).toEqual(asked);
  });

  it('forwards the card provider’s webhooks to the backends, and nothing else from outside', () => {
    const front = readFileSync('deploy/node/nginx/front.conf', 'utf8');
    const through = [...front.matchAll(/location ([^{]+) \{[^}]*proxy_pass http:\/\/balancer/g)];
    expect(through.map(([, place]) => place)).toEqual(['= /reservations/payments/stripe/webhook']);
    expect(front.match(/balancer/g)).toHaveLength(1);
    expect(compose).toContain('env_file: [{ path: options.env, required: false }]');
  });

  it.each(['backend-1', 'backend-2', 'site-1', 'site-2'])('defines %s and balances over it', (name) => {
    expect(compose).toContain(`\n  ${name}:\n`);
    const rules = readFileSync(
      name.startsWith('site') ? 'deploy/node/varnish/backends.vcl' : 'deploy/node/nginx/backends.conf',
      'utf8',
    );
    expect(rules).toContain(name);
  });
});
