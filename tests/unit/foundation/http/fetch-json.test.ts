import { describe, expect, it } from 'vitest';
import { fetchJson, FetchJsonError } from '#foundation/http/fetch-json.ts';

const answering =
  (body: string, init?: ResponseInit): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, init));

describe('I4 fetchJson', () => {
  it('GETs and reads JSON', async () => {
    const requests: unknown[] = [];
    const ask: typeof fetch = (address, init) => {
      requests.push([address, init?.method ?? 'GET']);
      return Promise.resolve(Response.json({ id: 15 }));
    };
    expect(await fetchJson('/api/magazine/latest/el', { fetch: ask })).toEqual({ id: 15 });
    expect(requests).toEqual([['/api/magazine/latest/el', 'GET']]);
  });

  it.each([
    ['message', '{"message":"Δεν βρέθηκε τεύχος."}', 'Δεν βρέθηκε τεύχος.'],
    [
      'detail of a problem document',
      '{"title":"Gone","detail":"The hold has expired."}',
      'The hold has expired.',
    ],
    ['title, when that is all', '{"title":"Gone"}', 'Gone'],
    ['plain text', 'not found', 'not found'],
    ['status, when the body is a page', '<!doctype html><p>x</p>', '404 Not Found'],
    ['status, when the body says nothing', '{"message":"  "}', '404 Not Found'],
    ['status, when there is no body', '', '404 Not Found'],
  ])('throws for an error status, with its %s', async (_what, body, message) => {
    const failing = fetchJson('/x', { fetch: answering(body, { status: 404, statusText: 'Not Found' }) });
    await expect(failing).rejects.toThrow(new FetchJsonError(message, 404));
    await expect(failing).rejects.toMatchObject({ status: 404 });
  });

  it('passes on network errors', async () => {
    await expect(fetchJson('/x', { fetch: answering('{') })).rejects.toThrow(SyntaxError);
    const cut: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(fetchJson('/x', { fetch: cut })).rejects.toThrow('Failed to fetch');
  });
});
