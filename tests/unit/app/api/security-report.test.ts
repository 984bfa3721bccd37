import { afterEach, describe, expect, it, vi } from 'vitest';
import { POST } from '#app/api/security-report/route.ts';

afterEach(() => vi.restoreAllMocks());

const send = (body: string, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost/api/security-report', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/csp-report', ...headers },
    }),
  );
const report = JSON.stringify({
  'csp-report': {
    'document-uri': 'http://localhost/booking/confirmation/7K2M9QRT?email=somebody@mail.example',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/x?somebody@mail.example',
  },
});

describe('POST /api/security-report', () => {
  it('logs what was blocked, and nothing about the visitor', async () => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    expect((await send(report)).status).toBe(204);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"blocked":"https://evil.example"');
    expect(lines[0]).not.toContain('somebody');
  });

  it('refuses anything that isn’t a report, is too long, or comes from another site', async () => {
    expect((await send('{')).status).toBe(400);
    expect((await send(report, { 'Content-Type': 'application/json' })).status).toBe(415);
    expect((await send(report, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send(`${report}${' '.repeat(40_000)}`)).status).toBe(413);
  });

  it('stops accepting reports when there are too many', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const answers: Response[] = [];
    for (let sent = 0; sent < 80; sent += 1) answers.push(await send(report));
    const busy = answers.at(-1);
    expect(busy?.status).toBe(429);
    expect(busy?.headers.get('retry-after')).toBe('60');
  });
});
