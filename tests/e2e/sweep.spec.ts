import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { scriptBytes } from './page-weight.ts';

// Every page that the sitemap names, as a visitor sees it: Greek on a phone, English on a wide screen.
test.setTimeout(600_000);
test.describe.configure({ mode: 'parallel' });

const LARGEST_SHIFT = 0.01;
const ASKED_AT_ONCE = 4;

/** Scripts that a page names itself, gzip; the framework alone is 136 KB. Two pages carry the booking form. */
const SCRIPT_LIMIT = 150 * 1024;
const SCRIPT_LIMIT_WITH_FORM = 190 * 1024;
const WITH_FORM = ['/', '/en', '/booking', '/en/booking'];

type Seen = { problems: string[]; links: string[]; pictures: string[] };

async function addressesOf(page: Page, language: 'el' | 'en'): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(all.length).toBeGreaterThan(100);
  return all.filter((path) => /^\/en(?:\/|$)/.test(path) === (language === 'en'));
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
};

/** How far the page moved under the reader, and what moved. */
function shiftNow(page: Page): Promise<{ sum: number; moved: string[] }> {
  // The observer hands over all that was recorded so far before it resolves.
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift';
        const moved: string[] = [];
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!isShift(entry) || entry.hadRecentInput) continue;
            sum += entry.value;
            moved.push(...entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve({ sum, moved }), 0)),
        );
      }),
  );
}

/**
 * A busy machine may paint a page of which half a row has arrived. What the page itself moves, it moves each time: so
 * the calmest of three loads counts.
 */
async function shiftOf(page: Page) {
  let calmest = await shiftNow(page);
  for (let more = 0; more < 2 && calmest.sum > LARGEST_SHIFT; more += 1) {
    await page.reload({ waitUntil: 'load' });
    const again = await shiftNow(page);
    if (again.sum < calmest.sum) calmest = again;
  }
  return calmest;
}

/** What a visitor, a screen reader and a search engine find wrong with one page; its links and its share image. */
async function look(page: Page, path: string, language: 'el' | 'en', closely: boolean): Promise<Seen> {
  const problems: string[] = [];
  const complain = (text: string) => problems.push(`${path}: ${text}`);
  const onConsole = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') complain(`console: ${message.text()}`);
  };
  const onError = (error: Error) => complain(`script: ${error.message}`);
  page.on('console', onConsole).on('pageerror', onError);
  const answer = await page.goto(path, { waitUntil: 'load' });
  if (answer?.status() !== 200) complain(`status ${answer?.status()}`);
  const bytes = await scriptBytes(page, (await answer?.text()) ?? '');
  if (bytes > (WITH_FORM.includes(path) ? SCRIPT_LIMIT_WITH_FORM : SCRIPT_LIMIT))
    complain(`${(bytes / 1024).toFixed(1)} KB of script`);

  const shift = await shiftOf(page);
  const head = await page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      lang: document.documentElement.lang,
      titles: document.querySelectorAll('h1').length,
      canonical: attribute('link[rel="canonical"]', 'href'),
      description: attribute('meta[name="description"]', 'content'),
      picture: attribute('meta[property="og:image"]', 'content'),
      alternates: Array.from(document.querySelectorAll('link[rel="alternate"][hreflang]'), (link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
      // By the attribute: the links of a chart are no HTML elements.
      links: Array.from(
        document.querySelectorAll('a[href]'),
        (link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href,
      ),
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      structured: Array.from(
        document.querySelectorAll('script[type="application/ld+json"]'),
        (script) => script.textContent ?? '',
      ),
    };
  });
  const own = new URL(page.url());
  if (head.lang !== language) complain(`lang="${head.lang}"`);
  if (head.titles !== 1) complain(`${head.titles} h1`);
  if (!head.canonical || new URL(head.canonical).pathname !== own.pathname)
    complain(`canonical ${head.canonical}`);
  if (!head.description) complain('no description');
  if (!head.picture) complain('no share image');
  if (shift.sum > LARGEST_SHIFT)
    complain(`layout shift ${shift.sum.toFixed(4)} of ${shift.moved.join(', ')}`);
  if (head.wide > 0) complain(`${head.wide} px too wide`);
  const mine = head.alternates.find(([name]) => name === language)?.[1];
  if (!mine || new URL(mine).pathname !== own.pathname) complain(`hreflang ${language} is ${mine}`);
  if (!head.alternates.some(([name]) => name === 'x-default')) complain('no x-default');
  for (const text of head.structured) {
    const data = JSON.parse(text);
    const things = data['@graph'] ?? (Array.isArray(data) ? data : [data]);
    for (const thing of things) if (!thing['@type']) complain('structured data without a type');
  }

  if (closely)
    for (const { id, nodes } of await violationsOf(page))
      complain(`${id}: ${nodes.map((node) => node.target).join(' | ')}`);
  page.off('console', onConsole).off('pageerror', onError);
  return { problems, links: head.links, pictures: head.picture && closely ? [head.picture] : [] };
}

async function violationsOf(page: Page) {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  return (await axe.analyze()).violations;
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

    test('A1, A2, B9: is there, whole, in its language, without violation or shift; no link is dead', async ({
      page,
      baseURL,
    }) => {
      const seen: Seen[] = [];
      // Every second page closely in Greek on a phone, the others closely in English on a wide screen.
      for (const [index, path] of (await addressesOf(page, language)).entries())
        seen.push(await look(page, path, language, index % 2 === (language === 'el' ? 0 : 1)));
      expect(seen.flatMap(({ problems }) => problems)).toEqual([]);

      const links = new Set(
        seen
          .flatMap((one) => one.links)
          .filter((href) => href.startsWith(`${baseURL}/`))
          // The many ways into booking differ only in what is filled in.
          .map((href) => href.replace(/#.*/, '').replace(/(\/booking)\?.*/, '$1')),
      );
      const waiting = [...links, ...new Set(seen.flatMap(({ pictures }) => pictures))];
      const dead: string[] = [];
      const ask = async () => {
        for (let href = waiting.pop(); href !== undefined; href = waiting.pop()) {
          const answer = await page.request.get(href);
          if (answer.status() >= 400) dead.push(`${answer.status()} ${href}`);
        }
      };
      await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask));
      expect(dead).toEqual([]);
    });
  });

test('A2: each alternate names this page back', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: /<loc>([^<]+)</.exec(entry)?.[1] ?? '',
    alternates: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, , href = '']) => href),
  }));
  const byAddress = new Map(entries.map((entry) => [entry.address, entry.alternates]));
  for (const { address, alternates } of entries)
    for (const other of alternates)
      expect(byAddress.get(other), `${other} from ${address}`).toContain(address);
});
