import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBrowserSettings } from '#lib/consent/browser-settings.ts';

const off = { tagManagerId: null, errorReports: null, chat: null };

describe('the settings of an installation', () => {
  it('are all off when the response can’t be parsed', () => {
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

  it('are read from the site’s response', () => {
    const texts = {
      open: 'Βοήθεια',
      title: 'Συνομιλία',
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
