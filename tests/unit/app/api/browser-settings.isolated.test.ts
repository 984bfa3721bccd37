import { afterEach, describe, expect, it, vi } from 'vitest';
import { GET } from '#app/api/browser-settings/route.ts';

afterEach(() => vi.unstubAllEnvs());

const ask = async () => (await GET(new Request('http://localhost/api/browser-settings?locale=el'))).json();

describe('A12, I1 GET /api/browser-settings', () => {
  it('has everything off without variables, except our own chat', async () => {
    for (const name of ['TAG_MANAGER_ID', 'SENTRY_DSN', 'CHAT_PROVIDER_URL']) vi.stubEnv(name, '');
    expect(await ask()).toEqual({
      tagManagerId: null,
      errorReports: null,
      chat: {
        provider: '/chat/',
        texts: expect.objectContaining({ open: 'Βοήθεια', title: 'Συνομιλία' }),
      },
    });
  });

  it('follows the variables of the running process', async () => {
    vi.stubEnv('TAG_MANAGER_ID', 'GTM-ABC123');
    vi.stubEnv('SENTRY_DSN', 'https://key@sentry.example/1');
    vi.stubEnv('SENTRY_ENVIRONMENT', '');
    expect(await ask()).toMatchObject({
      tagManagerId: 'GTM-ABC123',
      errorReports: { dsn: 'https://key@sentry.example/1', environment: 'production' },
    });
  });

  it.each([
    ['none', null],
    ['https://chat.example/', { provider: 'https://chat.example/' }],
  ])('E5 has the chat of CHAT_PROVIDER_URL=%s', async (given, chat) => {
    vi.stubEnv('CHAT_PROVIDER_URL', given);
    expect(await ask()).toMatchObject({ chat });
  });
});
