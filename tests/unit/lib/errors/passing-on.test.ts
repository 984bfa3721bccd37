import { describe, expect, it } from 'vitest';
import { createAllowance } from '#lib/errors/allowance.ts';
import { envelopeAddress } from '#lib/errors/envelope.ts';
import { reportOptions, SAMPLE_RATE, TRACE_TARGETS } from '#lib/errors/options.ts';

const dsn = 'https://key@sentry.example/sub/42';
const envelope = (header: unknown) => `${JSON.stringify(header)}\n{"type":"event"}\n{}`;

describe('I1 options', () => {
  it('times half of the page loads', () => {
    expect(SAMPLE_RATE).toBe(0.5);
    const options = reportOptions({ dsn, environment: 'production', sampleRate: SAMPLE_RATE });
    expect(options).toMatchObject({ tracesSampleRate: 0.5, environment: 'production' });
  });

  it('sends trace headers to this machine and to relative addresses under api/ only', () => {
    const goes = (address: string) => TRACE_TARGETS.some((target) => target.test(address));
    for (const address of [
      'http://localhost:3000/news',
      'https://localhost/',
      '/api/departures',
      'api/newsletter',
    ])
      expect(goes(address), address).toBe(true);
    for (const address of [
      'https://localhost.example/',
      'https://elsewhere.example/?from=http://localhost/',
      'https://elsewhere.example/api/x',
      '/apis',
      '/news/api/',
    ])
      expect(goes(address), address).toBe(false);
  });
});

describe('I1 forwarding a browser’s report', () => {
  it('goes to the operator’s own project', () => {
    expect(envelopeAddress(envelope({ dsn }), dsn)).toBe(
      'https://sentry.example/sub/api/42/envelope/?sentry_version=7&sentry_key=key',
    );
  });

  it.each([
    ['another project', envelope({ dsn: 'https://key@evil.example/1' })],
    ['no project', envelope({})],
    ['no envelope', 'x'],
    ['an empty body', ''],
    ['a header that is no object', 'null\n'],
  ])('refuses %s', (_what, body) => {
    expect(envelopeAddress(body, dsn)).toBeNull();
  });

  it('has a limit per minute', () => {
    let now = 0;
    const mayPass = createAllowance({ limit: 2, windowMs: 60_000, now: () => now });
    expect([mayPass(), mayPass(), mayPass()]).toEqual([true, true, false]);
    now = 59_999;
    expect(mayPass()).toBe(false);
    now = 60_000;
    expect(mayPass()).toBe(true);
  });
});
