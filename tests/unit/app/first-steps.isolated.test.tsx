import { type AbstractIntlMessages, createTranslator } from 'next-intl';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as agencies from '#app/[locale]/(site)/agencies/page.tsx';
import * as bonus from '#app/[locale]/(site)/bonusways/page.tsx';
import * as career from '#app/[locale]/(site)/career/page.tsx';
import * as cargo from '#app/[locale]/(site)/cargo/page.tsx';
import * as contact from '#app/[locale]/(site)/contact/page.tsx';
import * as magazine from '#app/[locale]/(site)/magazine/page.tsx';
import * as ports from '#app/[locale]/(site)/departure-ports/page.tsx';
import * as itineraries from '#app/[locale]/(site)/itineraries/page.tsx';
import * as offers from '#app/[locale]/(site)/prosfores-kai-ekptwseis/page.tsx';
import * as questions from '#app/[locale]/(site)/questions/page.tsx';
import * as home from '#app/[locale]/(site)/page.tsx';
import * as portPrices from '#app/[locale]/(site)/price-list/[port]/page.tsx';
import * as prices from '#app/[locale]/(site)/price-list/page.tsx';
import type { Published } from '#app/_ui/first-steps/progress.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { withLocale } from '#tests/fixtures/root-params.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import type { Network } from '#contracts/reservations/index.ts';

const messages = { el, en };

// The library's server version reads the request of a page, which doesn't exist here.
vi.mock('next-intl/server', () => ({
  getMessages: async () => messages[await currentLocale()],
  getTranslations: async (options: string | { locale: Locale; namespace: string }) => {
    const { locale, namespace } =
      typeof options === 'string' ? { locale: await currentLocale(), namespace: options } : options;
    const texts: AbstractIntlMessages = messages[locale];
    return createTranslator({ locale, messages: texts, namespace, timeZone: 'Europe/Athens' });
  },
}));
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));

/** The published documents, as the query of the steps counts them. No page document, home page or settings can be read. */
const NOTHING: Published = { settings: null, home: null, port: null, pages: [] };
let published = NOTHING;
const network: Network = {
  ports: [],
  vessels: [],
  lines: [{ id: 'W1', name: { el: 'Δυτική', en: 'Western' }, calls: [] }],
  today: '2026-11-24',
  horizon: '2027-11-24',
  beThereMinutes: { fast: 30, ferry: 45 },
  isExample: true,
};
const backend = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://backend');
  if (url.pathname === '/reservations/network') return response.end(JSON.stringify(network));
  if (url.pathname.startsWith('/reservations')) return response.writeHead(503).end();
  const query = url.searchParams.get('query') ?? '';
  const result = query.includes('"port": ')
    ? published
    : query.includes('"settings": *')
      ? { settings: null, offers: [], night: null, issues: [] }
      : !query.startsWith('*[_type == "offer"]') && query.includes('[0]')
        ? null
        : [];
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ result }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  vi.stubEnv('BACKEND_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
});
afterEach(() => {
  published = NOTHING;
});
afterAll(() => {
  vi.unstubAllEnvs();
  backend.close();
  backend.closeAllConnections();
});

async function rendered(page: () => Promise<ReactNode>) {
  const digests: unknown[] = [];
  const onError = (error: unknown) => {
    digests.push(error instanceof Error && 'digest' in error && error.digest);
  };
  const { prelude } = await prerenderToNodeStream(await page(), { onError });
  return { html: await text(prelude), digests };
}
const pages = {
  home,
  itineraries,
  prices,
  portPrices,
  ports,
  contact,
  agencies,
  bonus,
  career,
  cargo,
  magazine,
  offers,
  questions,
};
const cases = Object.entries(pages).flatMap(([name, page]) =>
  (['el', 'en'] as const).map((locale) => ({ name, locale, page })),
);

// Without the seed each of these was a 404 that gave no hint where to begin.
describe('an installation without content', () => {
  it.each(cases)('says at $name ($locale) that it is being set up, and how', async ({ locale, page }) => {
    const props = { params: Promise.resolve({ port: 'kos' }) };
    const { html: shown, digests } = await withLocale(locale, () => rendered(() => page.default(props)));
    expect(digests).toEqual([]);
    const { title, ownerTitle, settingsTitle } = messages[locale].common.firstSteps;
    for (const text of [title, ownerTitle, settingsTitle]) expect(shown).toContain(text);
    expect(shown.replaceAll(/<[^>]+>/g, '')).toContain('npm run content -- user add');
    for (const type of ['siteSettings', 'homePage', 'page', 'port'])
      expect(shown).toContain(`href="/studio/structure/${type}"`);
    expect(shown).not.toContain('data-done="true"');
    expect(await withLocale(locale, () => page.generateMetadata(props))).toMatchObject({
      robots: { index: false },
    });
  });
});

describe('an installation that is set up', () => {
  it.each(cases)('is a 404 at $name ($locale) when the document is unpublished', async ({ locale, page }) => {
    published = { settings: 's', home: 'h', port: 'p', pages: [{ permalink_el: 'x', permalink_en: 'x' }] };
    const props = { params: Promise.resolve({ port: 'kos' }) };
    const { html, digests } = await withLocale(locale, () => rendered(() => page.default(props)));
    expect(digests).toEqual(['NEXT_HTTP_ERROR_FALLBACK;404']);
    expect(html).toContain('data-lost');
    expect(html).not.toContain('data-first-steps');
    expect(await withLocale(locale, () => page.generateMetadata(props))).toEqual({
      title: messages[locale].common.errors.notFoundTitle,
      robots: { index: false },
    });
  });
});
