import { expect, inject, it } from 'vitest';
import { hashOf } from '#lib/security/inline-scripts.ts';

const { worker } = inject('edgeSite');

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`${worker}${path}`, {
    method,
    headers: { 'accept-encoding': 'br', ...headers },
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Only kept pages are compressed before they leave the worker: then the site behind it isn't called. */
async function isKept(path: string): Promise<boolean> {
  return (await ask(path)).headers.get('content-encoding') === 'br';
}

it.each(['/', '/en', '/itineraries', '/en/destinations/symi', '/en/contact'])(
  'sends %s ready-made once it was rendered, the same in every encoding',
  async (path) => {
    const first = await ask(path);
    await expect.poll(() => isKept(path), { timeout: 60_000 }).toBe(true);
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((accepted) => ask(path, { 'accept-encoding': accepted })),
    );
    const [packed, , plain] = answers;
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(plain?.headers.get('content-encoding') ?? '').not.toMatch(/br|gzip/);
    expect(packed?.headers.get('x-nextjs-cache')).toMatch(/^(?:HIT|STALE)$/);
    expect(packed?.headers.get('vary')).toContain('Accept-Encoding');
    expect(packed?.headers.get('vary')?.includes('Cookie')).toBe(!path.startsWith('/en'));
    for (const name of ['content-type', 'link', 'speculation-rules', 'referrer-policy'])
      expect(packed?.headers.get(name), name).toBe(first.headers.get(name));
    const policy = packed?.headers.get('content-security-policy');
    for (const [, text = ''] of (packed?.text ?? '').matchAll(/<script>([^<]*)<\/script>/g))
      expect(policy).toContain(await hashOf(text));
    const etag = packed?.headers.get('etag') ?? '';
    const head = await ask(path, {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-encoding')]).toEqual([200, '', 'br']);
    const again = await ask(path, { 'if-none-match': etag });
    // Rendered again meanwhile, it may be another version.
    expect([again.status, again.headers.get('etag') === etag]).toEqual(
      again.status === 304 ? [304, true] : [200, false],
    );
    const [address = ''] = /\/_flight\/[^"]+/.exec((await ask(path)).text) ?? [];
    expect((await ask(address)).headers.get('content-encoding')).toBe('br');
  },
);

it('gives visitors with a language, a draft or a question what the site answers', async () => {
  await expect.poll(() => isKept('/contact'), { timeout: 60_000 }).toBe(true);
  const english = await ask('/contact', { 'accept-language': 'en-GB' });
  expect([english.status, english.headers.get('location')]).toEqual([
    307,
    expect.stringMatching(/\/en\/contact$/),
  ]);
  const chosen = await ask('/contact', { 'accept-language': 'en-GB', cookie: 'NEXT_LOCALE=el' });
  expect([chosen.status, chosen.headers.get('content-encoding')]).toEqual([200, 'br']);
  const draft = await ask('/contact', { cookie: '__prerender_bypass=made-up' });
  expect(draft.headers.get('content-encoding')).not.toBe('br');
  const question = await ask('/itineraries?date=2026-12-24');
  expect(question.headers.get('content-security-policy')).toContain("'nonce-");
});
