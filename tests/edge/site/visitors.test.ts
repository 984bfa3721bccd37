import { expect, inject, it } from 'vitest';
import { EDGE_SECRET_HEADER, EDGE_VISITOR_HEADER } from '#foundation/http/edge-visitor.ts';

const { worker, backend } = inject('edgeSite');
/**
 * Sign-ups of one visitor in ten minutes (`desk/newsletter/routes.ts`); those refused for an invalid address count too,
 * and send no email.
 */
const MOST = 10;
const body = JSON.stringify({ email: 'nobody', locale: 'en' });

async function signUp(address: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await answer.text();
  return answer.status;
}

/** The worker's request headers for a visitor, as Cloudflare sets them. */
const atTheEdge = (visitor: string, more: Record<string, string> = {}) =>
  signUp(`${worker}/api/newsletter`, { 'cf-connecting-ip': visitor, ...more });
const overTheNetwork = (headers: Record<string, string>) => signUp(`${backend}/desk/newsletter`, headers);

// All visitors of the worker had one address: ten sign-ups by one visitor locked out everybody.
it('counts each visitor of the worker separately', async () => {
  for (let count = 0; count < MOST; count += 1) expect(await atTheEdge('192.0.2.10')).toBe(422);
  expect(await atTheEdge('192.0.2.10')).toBe(429);
  const claim = { [EDGE_VISITOR_HEADER]: '192.0.2.99', 'x-forwarded-for': '192.0.2.98' };
  expect(await atTheEdge('192.0.2.10', claim)).toBe(429);
  expect(await atTheEdge('192.0.2.11')).toBe(422);
});

it('ignores a visitor’s address sent without the secret', async () => {
  const forged = (last: number) =>
    overTheNetwork({ [EDGE_VISITOR_HEADER]: `192.0.2.${last}`, [EDGE_SECRET_HEADER]: 'a guess' });
  for (let last = 20; last < 20 + MOST; last += 1) expect(await forged(last)).toBe(422);
  expect(await forged(40)).toBe(429);
  expect(await overTheNetwork({ [EDGE_VISITOR_HEADER]: '192.0.2.41' })).toBe(429);
  // Actual visitors of the worker don't share the used-up limit.
  expect(await atTheEdge('192.0.2.42')).toBe(422);
});
