import { expect, it } from 'vitest';
import { ANONYMOUS, type Member } from '#content-lake/protocol/principal.ts';
import { createStreamSlots } from '#content-lake/realtime/stream-slots.ts';

const member = (id: string): Member => ({
  kind: 'user',
  id,
  name: id,
  roles: [],
  canReadDrafts: true,
  canExport: true,
  canWrite: true,
  canManage: false,
  mayWrite: () => true,
  credential: id,
});
const from = (address: string) =>
  new Request('http://lake.test/', { headers: { 'x-forwarded-for': address } });

// All of 500 listeners were accepted from strangers at one address.
it('counts event streams per network, per member and in total', () => {
  const { take } = createStreamSlots({ network: 2, strangers: 3, member: 2, total: 5 });
  const refused = expect.objectContaining({ status: 429, retryAfter: 30 });
  const first = take(ANONYMOUS, from('192.0.2.1'));
  take(ANONYMOUS, from('192.0.2.1'));
  expect(() => take(ANONYMOUS, from('192.0.2.1'))).toThrow(refused);
  take(ANONYMOUS, from('192.0.2.2'));
  expect(() => take(ANONYMOUS, from('192.0.2.3'))).toThrow(refused);
  first();
  first();
  take(ANONYMOUS, from('192.0.2.3'));
  expect(() => take(ANONYMOUS, from('192.0.2.4'))).toThrow(refused);
  take(member('a'), from('192.0.2.1'));
  take(member('a'), from('192.0.2.5'));
  expect(() => take(member('a'), from('192.0.2.6'))).toThrow(refused);
  expect(() => take(member('b'), from('192.0.2.6'))).toThrow(refused);
});
