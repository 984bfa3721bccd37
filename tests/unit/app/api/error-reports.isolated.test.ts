import { afterEach, describe, expect, it, vi } from 'vitest';
import { POST } from '#app/api/error-reports/route.ts';
import { startIngest, type Ingest } from '#tests/fixtures/ingest.ts';

const running: Ingest[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(running.splice(0).map((ingest) => ingest.close()));
});

async function ingest(status?: number): Promise<Ingest> {
  const started = await startIngest(status);
  running.push(started);
  vi.stubEnv('SENTRY_DSN', started.dsn);
  return started;
}

const report = (body: string, headers: Record<string, string> = {}) =>
  POST(new Request('http://localhost/api/error-reports', { method: 'POST', body, headers }));
const envelopeFor = (dsn: string) => `${JSON.stringify({ dsn })}\n{"type":"event"}\n{"message":"x"}`;

describe('I1 POST /api/error-reports', () => {
  it('forwards a report to the operator’s service', async () => {
    const service = await ingest();
    expect((await report(envelopeFor(service.dsn))).status).toBe(200);
    expect(service.envelopes).toEqual([envelopeFor(service.dsn)]);
    expect(service.paths).toEqual(['/api/1/envelope/?sentry_version=7&sentry_key=publickey']);
  });

  it('is 404 without a service', async () => {
    vi.stubEnv('SENTRY_DSN', '');
    expect((await report(envelopeFor('http://k@127.0.0.1/1'))).status).toBe(404);
  });

  it('refuses reports for another service, too long, or from another site', async () => {
    const service = await ingest();
    expect((await report(envelopeFor('http://k@elsewhere.example/1'))).status).toBe(400);
    expect((await report(`${envelopeFor(service.dsn)}${'x'.repeat(300_000)}`)).status).toBe(413);
    const elsewhere = await report(envelopeFor(service.dsn), { 'Sec-Fetch-Site': 'cross-site' });
    expect(elsewhere.status).toBe(403);
    expect(service.envelopes).toEqual([]);
  });

  it('reports it when the service refuses', async () => {
    const service = await ingest(503);
    expect((await report(envelopeFor(service.dsn))).status).toBe(502);
    await service.close();
    expect((await report(envelopeFor(service.dsn))).status).toBe(502);
  });
});
