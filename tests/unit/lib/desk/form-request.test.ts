import { describe, expect, it } from 'vitest';
import { referrerPath, readFormRequest } from '#lib/desk/form-request.ts';

const ADDRESS = 'https://meltemi.example/api/newsletter';

describe('a request to the newsletter', () => {
  it('is read as JSON or as a form, with its language', async () => {
    const json = new Request(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"m@example.gr","locale":"en"}',
    });
    expect(await readFormRequest(json)).toEqual({
      isForm: false,
      fields: { email: 'm@example.gr', locale: 'en' },
      locale: 'en',
    });
    const form = new Request(ADDRESS, {
      method: 'POST',
      body: new URLSearchParams({ email: 'm@example.gr' }),
    });
    expect(await readFormRequest(form)).toMatchObject({ isForm: true, fields: { email: 'm@example.gr' } });
  });

  it('has no fields when it can’t be parsed, or never ends', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const bodies = [endless, '{', '[1', '5', 'null'];
    for (const body of bodies) {
      const request = new Request(ADDRESS, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        ...(body === endless ? { duplex: 'half' } : {}),
      });
      expect((await readFormRequest(request)).fields).toEqual({});
    }
    expect(pulled).toBeLessThan(20);
  });

  it('has the path of its page, if the browser sends it', () => {
    const from = (referer: string) => referrerPath(new Request(ADDRESS, { headers: { referer } }));
    expect(from('https://meltemi.example/en/about?x=1#y')).toBe('/en/about');
    expect(referrerPath(new Request(ADDRESS))).toBe('');
  });
});
