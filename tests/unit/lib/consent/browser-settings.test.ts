import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBrowserSettings } from '#lib/consent/browser-settings.ts';

const off = { tagManagerId: null, errorReports: null, chat: null };

describe('what an installation has switched on', () => {
  it('is nothing when the answer cannot be understood', () => {
    fc.assert(fc.property(fc.anything(), (body) => void parseBrowserSettings(body)));
    for (const body of [
      null,
      'x',
      [],
      { chat: { provider: 'no address' } },
      { chat: { provider: '//evil' } },
      { errorReports: { dsn: '' } },
    ])
      expect(parseBrowserSettings(body)).toEqual(off);
  });

  it('is read as the site answers it', () => {
    const texts = {
      open: 'Βοήθεια',
      title: 'Γραμμή βοήθειας',
      connecting: 'Σύνδεση…',
      waiting: 'Αναμονή…',
      openCertificate: 'Πιστοποιητικό',
      close: 'Κλείσιμο',
      unreachable: 'Η συνομιλία δεν άνοιξε',
    };
    const body = {
      tagManagerId: 'GTM-ABC123',
      errorReports: { dsn: 'https://key@sentry.example/1' },
      chat: { provider: 'https://chat.example/', texts },
    };
    expect(parseBrowserSettings(body)).toEqual({
      ...body,
      errorReports: { dsn: 'https://key@sentry.example/1', environment: 'production' },
    });
    const own = { provider: '/chat/', texts };
    expect(parseBrowserSettings({ chat: own }).chat).toEqual(own);
  });
});
