import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { newHoldKey } from '#lib/booking/hold-key.server.ts';
import { listenToPages, type PageNote } from '#lib/page-cache/page-notes.ts';
import { call } from '#lib/reservations/client.server.ts';

const Answer = v.object({ seats: v.number() });
let notes: PageNote[] = [];
let response: () => Response;

beforeEach(() => {
  notes = [];
  listenToPages((note) => notes.push(note));
  response = () => new Response('{ "seats": 9 }');
  vi.stubGlobal('fetch', async () => response());
});
afterEach(() => {
  listenToPages(() => {});
  vi.unstubAllGlobals();
});

it('notes a question with its answer as it was sent', async () => {
  await call('/search', Answer, {
    method: 'POST',
    body: { trips: [] },
    language: 'en',
    caller: '203.0.113.9',
  });
  await call('/calendar?from=RHO', Answer, { language: 'el' });
  await call('/day', Answer, { lifetime: 0 });
  const answer = '{ "seats": 9 }';
  expect(notes).toEqual([
    {
      kind: 'read',
      read: { method: 'POST', endpoint: '/search', language: 'en', body: '{"trips":[]}' },
      answer,
    },
    {
      kind: 'read',
      read: { method: 'GET', endpoint: '/calendar?from=RHO', language: 'el', body: null },
      answer,
    },
    { kind: 'read', read: { method: 'GET', endpoint: '/day', language: null, body: null }, answer },
  ]);
});

it('notes nothing of what Next caches', async () => {
  await call('/network', Answer, { lifetime: 300 });
  expect(notes).toEqual([]);
});

it.each([
  ['changes something', { method: 'POST' as const, body: {} }],
  ['has a key', { key: 'a-key-of-somebody' }],
  ['opens a booking', { credential: { kind: 'token' as const, token: 'secret' } }],
  ['proves an address', { proofs: ['proof'] }],
])('notes that a page is personal when a call %s', async (_name, options) => {
  await call('/holds', Answer, options);
  expect(notes).toEqual([{ kind: 'personal' }]);
});

it('notes that a page is personal when it has a key for a hold', () => {
  newHoldKey();
  expect(notes).toEqual([{ kind: 'personal' }]);
});

it.each([
  ['refuses', () => Response.json({ title: 'No', status: 422, detail: 'No', code: 'x' }, { status: 422 })],
  ['answers something else', () => new Response('{}')],
  ['fails', () => Response.error()],
])('notes a problem when the service %s', async (_name, given) => {
  response = given;
  await call('/quotes', Answer, { method: 'POST', body: {} });
  expect(notes).toContainEqual({ kind: 'problem' });
  expect(notes.some(({ kind }) => kind === 'read')).toBe(false);
});
