import { expect, it } from 'vitest';
import { signBody } from '#content-lake/webhooks/signature.ts';
import { judgeSignature } from '#lib/content/webhook-signature.ts';

const SECRET = 'shared by lake and site';
const BODY = '{"_id":"homePage","_type":"homePage"}';
const NOW = Date.parse('2026-11-24T10:00:00Z');
const judge = (minutes: number, secret: string | undefined = SECRET) =>
  judgeSignature(BODY, signBody(BODY, new Date(NOW - minutes * 60_000), SECRET), { secret, now: NOW });

// A recorded webhook could be replayed years later, and emptied the cached pages each time.
it('accepts what the lake signed in the last minutes, and nothing older', async () => {
  expect(await judge(0)).toBe('valid');
  expect(await judge(4.9)).toBe('valid');
  expect(await judge(5.1)).toBe('old');
  expect(await judge(60 * 24 * 365)).toBe('old');
  // The lake's clock may be ahead of ours, but only within the limit.
  expect(await judge(-4)).toBe('valid');
  expect(await judge(-6)).toBe('old');
});

it('accepts nothing that wasn’t signed with the secret', async () => {
  expect(await judge(0, 'another secret')).toBe('wrong');
  expect(await judge(0, '')).toBe('wrong');
  expect(await judgeSignature(BODY, null, { secret: SECRET, now: NOW })).toBe('wrong');
  expect(await judgeSignature(BODY, 't=x,v1=y', { secret: SECRET, now: NOW })).toBe('wrong');
  const moved = signBody(BODY, new Date(NOW - 3_600_000), SECRET).replace(/t=\d+/, `t=${NOW}`);
  expect(await judgeSignature(BODY, moved, { secret: SECRET, now: NOW })).toBe('wrong');
});
