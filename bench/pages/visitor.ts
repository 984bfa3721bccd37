import type { Locale } from '#foundation/text/locales.ts';
import type { Editor } from './editor.ts';
import type { Outcomes } from './outcomes.ts';

/** A publish must be visible this long after its response. */
export const SEEN_MS = 1_000;

const PAGES = ['/', '/destinations', '/destinations/symi', '/news', '/itineraries', '/departure-ports'];
const READERS = {
  el: { 'accept-language': 'el-GR,el;q=0.9,en;q=0.5' },
  en: { 'accept-language': 'en-GB,en;q=0.9' },
  crawler: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'accept-language': 'en' },
};

/** Requests every page once, in both languages, one after the other. */
export async function warmUp(url: string): Promise<void> {
  for (const path of PAGES) {
    for (const [language, headers] of Object.entries({ el: READERS.el, en: READERS.en })) {
      const address = language === 'el' ? path : path === '/' ? '/en' : `/en${path}`;
      await (await fetch(`${url}${address}`, { headers })).text();
    }
  }
}

/** A reader of pages in either language, who detects a page in the wrong language or out of date. */
export function createVisitor(url: string, outcomes: Outcomes, editor: Editor, random: () => number) {
  async function read(path: string, reader: Record<string, string>, language: Locale): Promise<string> {
    // The cache in front stores each page once per compression.
    const headers = { ...reader, 'accept-encoding': random() < 0.5 ? 'gzip, deflate, br, zstd' : 'gzip' };
    const answer = await outcomes.ask('page', `${url}${path}`, { headers });
    if (answer?.status !== 200) {
      await answer?.body?.cancel().catch(() => {});
      return '';
    }
    const html = await answer.text().catch(() => '');
    const shown = /<html[^>]* lang="(\w+)/.exec(html)?.[1];
    if (html !== '' && shown !== language)
      outcomes.wrongLanguage.push(`${path}: ${shown} instead of ${language}`);
    return html;
  }

  async function readChanging(language: Locale): Promise<void> {
    const began = Date.now();
    const expected = editor.expectedAt(began - SEEN_MS);
    const html = await read(editor.page(language), READERS[language], language);
    const shown = editor.numberIn(html);
    if (html === '' || !expected || shown >= expected.number) return;
    const { number } = expected;
    const missed = editor.published.find((one) => one.number === shown + 1);
    const lateMs = began - (missed?.answeredAt ?? began);
    outcomes.stale.push({ page: editor.page(language), shown, expected: number, lateMs });
  }

  /** An English reader at an address without a language must be redirected to the English page. */
  async function arrive(path: string): Promise<void> {
    const answer = await outcomes.ask('arrival', `${url}${path}`, { headers: READERS.en });
    await answer?.body?.cancel().catch(() => {});
    const there = answer?.headers.get('location') ?? '';
    if (answer && answer.status < 500 && !(answer.status === 307 && there.startsWith('/en')))
      outcomes.wrongLanguage.push(`${path}: an English reader got ${answer.status} ${there}`);
  }

  return async function visit(): Promise<void> {
    const path = PAGES[Math.floor(random() * PAGES.length)] ?? '/';
    const what = random();
    if (what < 0.2) return readChanging(random() < 0.5 ? 'el' : 'en');
    if (what < 0.3) return arrive(path);
    if (what < 0.35) return void (await read(path, READERS.crawler, 'el'));
    if (what < 0.65) return void (await read(path, READERS.el, 'el'));
    return void (await read(path === '/' ? '/en' : `/en${path}`, READERS.en, 'en'));
  };
}
