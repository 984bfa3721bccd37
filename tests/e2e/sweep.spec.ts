import { expect, test, type Page } from '@playwright/test';
import { AccessibilityCheck, axeCriteria } from './accessibility.ts';
import { checks as proves } from './criteria.ts';
import { LARGEST_SHIFT, shiftOf } from './layout-shift.ts';
import { lateScripts, scriptBytes } from './page-weight.ts';
import { startScript } from './visitor-browser.ts';

// Every page of the sitemap, as a visitor sees it: Greek on a phone, English on a wide screen.
test.setTimeout(600_000);
test.describe.configure({ mode: 'parallel' });

const ASKED_AT_ONCE = 4;

/** Of the hundreds of links to sailings: each is a page of its own, rendered when it is asked for, and only its choice differs. */
const LINKS_TO_SAILINGS = 10;

/**
 * Scripts that a page starts, gzip; the framework alone is 136 KB, and the bubble of the chat, which came in a file of its own before,
 * is 1 KB. Two pages have the booking form, and the timetable begins with its answer: loaded later, that would stay hidden without
 * script (docs/decisions/113-the-timetable-opens-with-an-answer.md).
 */
const SCRIPT_LIMIT = 152 * 1024;
const LARGER_LIMITS: Readonly<Record<string, number>> = {
  '/': 190 * 1024,
  '/booking': 190 * 1024,
  '/itineraries': 153 * 1024,
};

type Seen = { problems: string[]; links: string[]; pictures: string[] };

type Address = { path: string; inBrowser: boolean };

/**
 * The sitemap's addresses in one language. Both languages share a template, so half of the pages are checked in Greek
 * on a phone, the other half in English on a wide screen, and pages in a single language in that one.
 */
async function addressesOf(page: Page, language: 'el' | 'en'): Promise<Address[]> {
  const entries = entriesOf(await (await page.request.get('/sitemap.xml')).text());
  expect(entries.length).toBeGreaterThan(200);
  const pages = [...new Set(entries.map(({ pair }) => pair))];
  return entries.flatMap(({ path, pair, isAlone }) => {
    if (languageOf(path) !== language) return [];
    const inBrowser = isAlone || pages.indexOf(pair) % 2 === (language === 'el' ? 0 : 1);
    return [{ path, inBrowser }];
  });
}

const languageOf = (path: string) => (/^\/en(?:\/|$)/.test(path) ? 'en' : 'el');

function entriesOf(sitemap: string) {
  return [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => {
    const address = /<loc>([^<]+)</.exec(entry)?.[1] ?? '';
    const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, name = '', href = '']) => ({ name, href }),
    );
    const greek = alternates.find(({ name }) => name === 'el')?.href ?? address;
    const isAlone = alternates.filter(({ name }) => name !== 'x-default').length < 2;
    return { address, path: new URL(address).pathname, pair: greek, isAlone, alternates };
  });
}

/**
 * Of the addresses that differ only in their query, enough that each value of each parameter is there once: pages of the timetable
 * link to most combinations of line, season and port.
 */
function withEachValueOnce(addresses: Iterable<string>): string[] {
  const seen = new Set<string>();
  const parsed = Array.from(addresses, (address) => new URL(address));
  return parsed
    .toSorted((a, b) => b.searchParams.size - a.searchParams.size)
    .filter(({ pathname, searchParams }) => {
      const values = Array.from(searchParams, ([name, value]) => `${pathname} ${name} ${value}`);
      const isNew = values.length === 0 || values.some((value) => !seen.has(value));
      for (const value of values) seen.add(value);
      return isNew;
    })
    .map(({ href }) => href);
}

/** A document's problems for search engines and screen readers; its links and its share image. */
async function read(page: Page, path: string, language: 'el' | 'en', html: string): Promise<Seen> {
  const problems: string[] = [];
  const complain = (text: string) => problems.push(`${path}: ${text}`);
  const bytes = await scriptBytes(page, html);
  const inGreek = path.replace(/^\/en(?=\/|$)/, '') || '/';
  if (bytes > (LARGER_LIMITS[inGreek] ?? SCRIPT_LIMIT)) complain(`${(bytes / 1024).toFixed(1)} KB of script`);
  const head = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      lang: parsed.documentElement.lang,
      titles: parsed.querySelectorAll('h1').length,
      strayCaptions: parsed.querySelectorAll(':not(figure) > figcaption').length,
      strayItems: parsed.querySelectorAll(':not(ul, ol, menu) > li').length,
      withoutAlt: Array.from(parsed.querySelectorAll('img:not([alt])'), (image) => image.outerHTML),
      unnamed: Array.from(parsed.querySelectorAll('a[href], button'))
        .filter(
          (control) =>
            !control.closest('[aria-hidden=true]') &&
            !control.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]') &&
            !control.querySelector('img[alt]:not([alt=""]), [aria-label]:not([aria-label=""])') &&
            control.textContent.trim() === '',
        )
        .map((control) => control.outerHTML),
      ids: Array.from(parsed.querySelectorAll('[id]'), ({ id }) => id),
      canonical: attribute('link[rel="canonical"]', 'href'),
      description: attribute('meta[name="description"]', 'content'),
      picture: attribute('meta[property="og:image"]', 'content'),
      alternates: Array.from(parsed.querySelectorAll('link[rel="alternate"][hreflang]'), (link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
      // By the attribute: links in a chart aren't HTML elements.
      links: Array.from(parsed.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? ''),
      structured: Array.from(
        parsed.querySelectorAll('script[type="application/ld+json"]'),
        (script) => script.textContent ?? '',
      ),
    };
  }, html);
  if (head.lang !== language) complain(`lang="${head.lang}"`);
  if (head.titles !== 1) complain(`${head.titles} h1`);
  if (head.strayCaptions > 0) complain('a figcaption outside of a figure');
  if (head.strayItems > 0) complain('an item outside of a list');
  for (const image of head.withoutAlt) complain(`no alternative text: ${image}`);
  for (const control of head.unnamed) complain(`no name: ${control}`);
  const twice = head.ids.filter((id, index) => head.ids.indexOf(id) < index);
  if (twice.length > 0) complain(`ids twice: ${twice.join(', ')}`);
  if (!head.canonical || new URL(head.canonical).pathname !== path) complain(`canonical ${head.canonical}`);
  if (!head.description) complain('no description');
  if (!head.picture) complain('no share image');
  const mine = head.alternates.find(([name]) => name === language)?.[1];
  if (!mine || new URL(mine).pathname !== path) complain(`hreflang ${language} is ${mine}`);
  if (!head.alternates.some(([name]) => name === 'x-default')) complain('no x-default');
  for (const text of head.structured) {
    const data = JSON.parse(text);
    const things = data['@graph'] ?? (Array.isArray(data) ? data : [data]);
    for (const thing of things) if (!thing['@type']) complain('structured data without a type');
  }
  return { problems, links: head.links, pictures: head.picture ? [head.picture] : [] };
}

/** The same, plus the page's problems in a browser for visitors and screen readers. */
async function look(
  page: Page,
  path: string,
  language: 'el' | 'en',
  { accessibility, started }: { accessibility: AccessibilityCheck; started: Set<string> },
): Promise<Seen> {
  const problems: string[] = [];
  const complain = (text: string) => problems.push(`${path}: ${text}`);
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') complain(`console: ${message.text()}`);
  };
  const onError = (error: Error) => complain(`script: ${error.message}`);
  page.on('console', onConsole).on('pageerror', onError);
  const answer = await page.goto(path, { waitUntil: 'load' });
  // At once: a browser drops received bodies when it needs memory.
  const html = (await answer?.text()) ?? '';
  if (answer?.status() !== 200) complain(`status ${answer?.status()}`);
  // Anything that the policy blocks by mistake is a console error.
  if (!answer?.headers()['content-security-policy']?.includes("script-src 'self' '"))
    complain('no security policy');
  const shift = await shiftOf(page);
  if (shift.sum > LARGEST_SHIFT)
    complain(`layout shift ${shift.sum.toFixed(4)} of ${shift.moved.join(', ')}`);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (tooWide > 0) complain(`${tooWide} px too wide`);
  for (const { id, nodes } of await accessibility.violationsOf(page))
    complain(`${id}: ${nodes.map((node) => node.target).join(' | ')}`);
  const seen = await read(page, path, language, html);
  // Pages with the same scripts have the same components; what React finds wrong is a console error.
  const scripts = lateScripts(html).join(' ');
  if (!started.has(scripts)) {
    started.add(scripts);
    await startScript(page);
  }
  page.off('console', onConsole).off('pageerror', onError);
  return { ...seen, problems: [...problems, ...seen.problems] };
}

for (const { language, width } of [
  { language: 'el', width: 390 },
  { language: 'en', width: 1440 },
] as const)
  test.describe(`every page of the sitemap, ${language} at ${width} px`, () => {
    test.use({
      locale: language === 'el' ? 'el-GR' : 'en-GB',
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(
      'A1, A2, B9: is complete, in its language, without accessibility violations or layout shift; no link is dead',
      proves('axe', ...axeCriteria),
      async ({ page, baseURL }) => {
        const seen: Seen[] = [];
        const checks = { accessibility: new AccessibilityCheck(), started: new Set<string>() };
        const addresses = await addressesOf(page, language);
        for (const { path, inBrowser } of addresses)
          if (inBrowser) seen.push(await look(page, path, language, checks));
          else {
            const answer = await page.request.get(path);
            expect(answer.status(), path).toBe(200);
            const found = await read(page, path, language, await answer.text());
            seen.push({ ...found, pictures: [] });
          }
        expect(seen.flatMap(({ problems }) => problems)).toEqual([]);

        const checked = new Set(addresses.map(({ path }) => new URL(path, baseURL).href));
        const links = new Set(
          seen
            .flatMap((one) => one.links)
            .map((href) => new URL(href, baseURL).href)
            .filter((href) => href.startsWith(`${baseURL}/`))
            // The many links to booking differ only in the prefilled values.
            .map((href) => href.replace(/#.*/, '').replace(/(\/booking)\?.*/, '$1'))
            .filter((href) => !checked.has(href)),
        );
        const isToSailings = (href: string) => href.includes('/booking/sailings?');
        const waiting = [
          ...withEachValueOnce([...links].filter((href) => !isToSailings(href))),
          ...[...links].filter(isToSailings).slice(0, LINKS_TO_SAILINGS),
          ...new Set(seen.flatMap(({ pictures }) => pictures)),
        ];
        const dead: string[] = [];
        const ask = async () => {
          for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
            const answer = await page.request.get(href);
            if (answer.status() >= 400) dead.push(`${answer.status()} ${href}`);
          }
        };
        await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask));
        expect(dead).toEqual([]);
      },
    );
  });

test('A2: each alternate links back to this page', async ({ page }) => {
  const entries = entriesOf(await (await page.request.get('/sitemap.xml')).text());
  const hrefs = new Map(
    entries.map(({ address, alternates }) => [address, alternates.map(({ href }) => href)]),
  );
  for (const { address, alternates } of entries)
    for (const { href } of alternates) expect(hrefs.get(href), `${href} from ${address}`).toContain(address);
});
