import { describe, expect, it } from 'vitest';
import { readViolations } from '#lib/security/reports.ts';

const site = 'https://ferries.example';
const page = `${site}/en/booking?access=secret-token#top`;
const read = (body: unknown) => readViolations(JSON.stringify(body), site);

const old = {
  'csp-report': {
    'document-uri': page,
    referrer: `${site}/en?email=somebody@mail.example`,
    'violated-directive': "script-src-elem 'self'",
    'effective-directive': 'script-src-elem',
    'original-policy': "script-src 'self'",
    'blocked-uri': 'https://evil.example/steal.js?who=somebody',
    'source-file': `${site}/_next/static/chunks/a.js?x=1`,
    'line-number': 7,
    'script-sample': 'var card = 4111',
  },
};
const modern = (body: object) => ({ type: 'csp-violation', age: 1, url: page, user_agent: 'x', body });

describe('reports of browsers', () => {
  it('keeps what was blocked and where from an old-style report, and nothing about the visitor', () => {
    expect(read(old)).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/en/booking',
        source: '/_next/static/chunks/a.js:7',
      },
    ]);
  });

  it('reads a list, and ignores other kinds of reports', () => {
    const body = {
      documentURL: page,
      blockedURL: 'inline',
      effectiveDirective: 'script-src-elem',
      sample: 'alert(1)',
    };
    expect(read([{ type: 'deprecation', url: page, body: { id: 'x' } }, modern(body)])).toEqual([
      { directive: 'script-src-elem', blocked: 'inline', page: '/en/booking', source: null },
    ]);
  });

  it('ignores extensions and accepts twenty at once', () => {
    const body = { documentURL: page, blockedURL: 'eval', effectiveDirective: 'script-src' };
    expect(read([modern({ ...body, blockedURL: 'chrome-extension://abc/a.js' })])).toEqual([]);
    expect(read(Array.from({ length: 90 }, () => modern(body)))).toHaveLength(20);
  });

  it('writes no untrusted text into the log', () => {
    const body = {
      documentURL: 'no address',
      blockedURL: 'a\nb {"level":"error"}',
      effectiveDirective: 'script-src',
    };
    expect(read([modern(body)])).toEqual([
      { directive: 'script-src', blocked: 'unreadable', page: '', source: null },
    ]);
    expect(read([modern({ ...body, effectiveDirective: 'Dear reader,' })])).toEqual([]);
  });

  it.each([[null], [3], ['text'], [{}], [{ 'csp-report': 3 }], [[1]]])('returns null for %j', (body) => {
    expect(read(body)).toBeNull();
  });

  it('returns null for anything that can’t be parsed', () => {
    expect(readViolations('{', site)).toBeNull();
  });
});
