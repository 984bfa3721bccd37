import { EdgeVM } from '@edge-runtime/vm';
import asyncHooks from 'node:async_hooks';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rolldown } from 'rolldown';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Ingest, startIngest } from '#tests/fixtures/ingest.ts';

/** What an edge platform loads: the file that Next calls, bundled with edge conditions. */
const ENTRY = `
  export { register, onRequestError } from '${process.cwd()}/instrumentation.ts';
  export { flush, getClient, startSpan } from '@sentry/nextjs';
`;

let code: string;
beforeAll(async () => {
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    treeshake: true,
    resolve: { conditionNames: ['edge-light', 'edge', 'worker', 'import', 'module', 'default'] },
    transform: { define: { 'process.env.NEXT_RUNTIME': '"edge"', 'process.env.NODE_ENV': '"production"' } },
    onLog: () => {},
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${process.cwd()}/edge-entry.ts` : null),
        load: (id) => (id.endsWith('edge-entry.ts') ? ENTRY : null),
      },
    ],
  });
  const { output } = await build.generate({
    format: 'iife',
    name: 'site',
    codeSplitting: false,
    globals: { 'node:async_hooks': 'asyncHooks' },
  });
  code = output[0].code;
  await build.close();
}, 60_000);

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/**
 * The bundle in its own edge runtime, with the one Node module that edge platforms provide; `chance` decides whether a
 * trace is sampled.
 */
async function startEdge(env: Record<string, string>, chance = 0): Promise<EdgeVM> {
  const edge = new EdgeVM({ extend: (context) => Object.assign(context, { process: { env }, asyncHooks }) });
  edge.evaluate(`Math.random = () => ${chance}; console.log = () => {}; ${code}; globalThis.site = site;`);
  await edge.evaluate('site.register()');
  return edge;
}

async function startService(): Promise<{ service: Ingest; sent: () => string }> {
  const service = await startIngest();
  ending.push(() => service.close());
  return { service, sent: () => service.envelopes.join('\n') };
}

describe('I1 error reports of the edge', () => {
  it('have the environment "production" and the request id, without personal data', async () => {
    const { service, sent } = await startService();
    const edge = await startEdge({ SENTRY_DSN: service.dsn });
    await edge.evaluate(`site.onRequestError(
      new Error('Language of maria@example.gr is unknown'),
      { path: '/booking/manage?surname=Papas', method: 'GET', headers: { cookie: 'ml_booking=hush', 'x-request-id': 'support-1234' } },
      { routerKind: 'App Router', routePath: '/middleware', routeType: 'proxy' },
    )`);
    await expect.poll(sent, { timeout: 10_000 }).toContain('Language of [email] is unknown');
    expect(sent()).toContain('"environment":"production"');
    expect(sent()).toContain('"request_id":"support-1234"');
    expect(sent()).toContain('"runtime":{"name":"vercel-edge"');
    for (const secret of ['Papas', 'maria', 'ml_booking', 'hush']) expect(sent()).not.toContain(secret);
  });

  it('time half of the requests, and trace headers go to localhost only', async () => {
    const { service, sent } = await startService();
    const heard: Record<string, boolean> = {};
    const backend = createServer((request, response) => {
      heard[`${request.headers.host?.split(':')[0]}${request.url}`] = 'sentry-trace' in request.headers;
      response.end();
    });
    await new Promise<void>((resolve) => backend.listen(0, resolve));
    ending.push(() => {
      backend.close();
      backend.closeAllConnections();
    });
    const address: AddressInfo | string | null = backend.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const ask = (chance: number, name: string) =>
      startEdge({ SENTRY_DSN: service.dsn }, chance).then((edge) =>
        edge.evaluate(`site.startSpan({ name: 'work ${name}', op: 'test' }, async () => {
          await fetch('http://localhost:${port}/${name}');
          await fetch('http://127.0.0.1:${port}/${name}');
        }).then(() => site.flush(5000))`),
      );
    await ask(0.49, 'kept');
    await ask(0.51, 'left');
    expect(heard).toMatchObject({ 'localhost/kept': true, '127.0.0.1/kept': false, '127.0.0.1/left': false });
    expect(sent()).toContain('work kept');
    expect(sent()).not.toContain('work left');
  });

  it('don’t exist without a reporting service: nothing is started, nothing is sent', async () => {
    const edge = await startEdge({});
    const started: unknown = await edge.evaluate(`(() => {
      let asked = 0;
      globalThis.fetch = () => { asked += 1; return Promise.reject(new Error('no')); };
      const request = { path: '/', method: 'GET', headers: {} };
      return site.onRequestError(new Error('x'), request, { routePath: '/' }).then(() => [asked, Boolean(site.getClient())]);
    })()`);
    expect(JSON.stringify(started)).toBe('[0,false]');
  });
});
