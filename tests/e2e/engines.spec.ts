import { expect, test, type Page } from '@playwright/test';
import { addDays } from '#foundation/dates/day.ts';
import { CONSENT_KEY, onlyEssential, serialiseConsents } from '#lib/consent/consents.ts';
import en from '#messages/en.json' with { type: 'json' };
import { pause, waitFor, type Engine } from './engines/engine.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebKit } from './engines/webkit.ts';
import { dayWithTwoShips } from './reservation-service.ts';

/*
 * Firefox and WebKit, beside Chromium: no picture without height, nothing beside the window, and sections about as high, and a trip
 * can be booked and paid. In Chromium, `sweep.spec.ts` reads every page.
 */
test.setTimeout(1_200_000);

const engines = [startFirefox, startWebKit];
/** Letters are a little wider in one engine than in another, and a line breaks earlier. A lost picture or column is larger. */
const TOLERANCE = 0.05;
const SMALL_PX = 60;
/** The pages are compared on a wide screen, and one page in this many as a phone shows them. */
const EVERY_NTH_ON_A_PHONE = 3;
/** WebKit's window can't be narrower. */
const PHONE = 450;

type Look = { height: number; sections: [name: string, height: number][]; flat: string[]; sideways: number };

/** Pictures that are fetched later have their place already; fonts don't. */
const LOOK = `(async () => {
  for (const each of document.querySelectorAll('.far')) each.style.contentVisibility = 'visible';
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const box = (element) => element.getBoundingClientRect();
  box(document.body);
  await document.fonts.ready;
  for (let tries = 0; tries < 20 && [...document.images].some((image) => image.loading !== 'lazy' && !image.complete); tries += 1)
    await pause(50);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isShown = (element) => element.checkVisibility() && !element.closest('dialog, [popover], [hidden]');
  return {
    height: document.documentElement.scrollHeight,
    sideways: document.documentElement.scrollWidth - innerWidth,
    sections: [...document.querySelectorAll('main section[aria-labelledby]')]
      .map((each) => [each.getAttribute('aria-labelledby'), Math.round(box(each).height)]),
    flat: [...document.images]
      .filter((image) => isShown(image) && (box(image).height < 2 || box(image).width < 2))
      .map((image) => image.currentSrc || image.src),
  };
})()`;

async function lookAt(read: (expression: string) => Promise<unknown>): Promise<Look> {
  const seen = await read(LOOK);
  if (!isLook(seen)) throw new Error('The page said nothing about itself');
  return seen;
}

function isLook(seen: unknown): seen is Look {
  return typeof seen === 'object' && seen !== null && 'sections' in seen && 'flat' in seen;
}

/**
 * Of the sitemap, few pages that have, together, each element with a class in an element with a class that any page has: engines
 * differ in how they lay these out. Both languages share a template, so each page is read in one of them, by turns.
 */
async function addresses(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
  const inOneLanguage = all.filter((_, index) => Math.floor(index / 2) % 2 === index % 2);
  expect(inOneLanguage.length).toBeGreaterThan(100);
  const left = new Map<string, Set<string>>();
  for (const path of inOneLanguage)
    left.set(path, new Set(await stylesIn(page, await (await page.request.get(path)).text())));
  const chosen: string[] = [];
  for (;;) {
    const [path, styles] = [...left].toSorted(([, a], [, b]) => b.size - a.size)[0] ?? [];
    if (!path || !styles || styles.size === 0) return chosen;
    chosen.push(path);
    left.delete(path);
    for (const [other, own] of left) left.set(other, own.difference(styles));
  }
}

/** The combinations of an element and its parent in a document, each by name and classes. */
function stylesIn(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    const nameOf = (element: Element | null) => `${element?.localName}.${element?.getAttribute('class')}`;
    const elements = Array.from(body.querySelectorAll('*:not(script)'));
    return [...new Set(elements.map((each) => `${nameOf(each.parentElement)} > ${nameOf(each)}`))];
  }, html);
}

test.use({ locale: 'el-GR' });

test('every kind of page, with all that can be on it, looks alike in three engines', async ({
  page,
  baseURL,
}) => {
  const all = await addresses(page);
  expect(all.length).toBeGreaterThan(30);
  const visits = [
    ...all.map((path) => ({ path, width: 1440 })),
    ...all.filter((_, index) => index % EVERY_NTH_ON_A_PHONE === 0).map((path) => ({ path, width: PHONE })),
  ];
  const problems: string[] = [];
  const others: Engine[] = [];
  try {
    for (const start of engines) others.push(await start());
    await Promise.all(others.map((engine) => prepare(engine, `${baseURL}`)));
    for (const { path, width } of visits) {
      await page.setViewportSize({ width, height: 900 });
      const own = page.goto(path).then(() => lookAt((expression) => page.evaluate(expression)));
      const found = await Promise.all(
        others.map((engine) =>
          engine
            .open(`${baseURL}${path}`, width)
            .then(async () => {
              const problems = differences(await lookAt(engine.read), await own);
              if (problems.length === 0) return [];
              // On a busy machine something may still have been on its way.
              await pause(1000);
              return differences(await lookAt(engine.read), await own);
            })
            .catch((error: unknown) => [String(error)])
            .then((texts) => texts.map((text) => `${engine.name} ${width} ${path}: ${text}`)),
        ),
      );
      problems.push(...found.flat());
    }
  } finally {
    for (const engine of others) await engine.close();
  }
  expect(problems).toEqual([]);
});

/** Greek addresses stay Greek for a browser that prefers English, once it has chosen; the cookie card is answered. */
async function prepare(engine: Engine, site: string): Promise<void> {
  await engine.open(`${site}/en`, 1440);
  await engine.read(`document.cookie = 'NEXT_LOCALE=el; path=/'`);
  await engine.read(
    `localStorage.setItem(${JSON.stringify(CONSENT_KEY)}, ${JSON.stringify(serialiseConsents(onlyEssential))})`,
  );
}

function differences(look: Look, expected: Look): string[] {
  const isOther = (height: number, other: number) =>
    Math.abs(height - other) > Math.max(other * TOLERANCE, SMALL_PX);
  const others = new Map(expected.sections);
  return [
    ...look.flat.map((picture) => `no height: ${picture}`),
    ...(look.sideways > 1 ? [`${look.sideways} px beside the window`] : []),
    ...(isOther(look.height, expected.height)
      ? [`${look.height} px high instead of ${expected.height}`]
      : []),
    ...look.sections.flatMap(([name, height]) => {
      const other = others.get(name);
      return other !== undefined && isOther(height, other)
        ? [`${name}: ${height} px instead of ${other}`]
        : [];
    }),
  ];
}

for (const start of engines)
  test(`a trip is booked and paid in ${start === startFirefox ? 'Firefox' : 'WebKit'}`, async ({
    baseURL,
  }) => {
    const { date } = await dayWithTwoShips();
    const engine = await start();
    try {
      await book(engine, `${baseURL}`, date);
    } finally {
      await engine.close();
    }
  });

const t = en.common.booking;

/** One adult from Rhodes to Symi and back, in English, with script. */
async function book(engine: Engine, site: string, date: string): Promise<void> {
  const reached = (pattern: RegExp) =>
    waitFor(`${pattern}`, async () => pattern.test(String(await engine.read('location.href'))));
  const fields = `from=RHO&to=SYM&date=${date}&return=${addDays(date, 2)}`;
  await engine.open(`${site}/en/booking?${fields}`, 1280);
  await pressByText(engine, 'main form button', t.search.submit);
  await reached(/\/booking\/sailings/);
  await pressByText(engine, '#out a', t.sailings.choose);
  await reached(/[?&]go=/);
  await pressByText(engine, '#back a', t.sailings.choose);
  await reached(/[?&]back=/);
  await pressByText(engine, 'main button', t.sailings.continueLong);
  await reached(/\/booking\/travellers/);
  await waitFor(
    'the details',
    async () => (await engine.read(`document.querySelector('${SURNAME}') !== null`)) === true,
  );
  await engine.type(SURNAME, 'Walker');
  await engine.type('[name="passengers.0.given"]', 'Anna');
  await engine.type('[name="passengers.0.birthDay"]', '12');
  await choose(engine, '[name="passengers.0.birthMonth"]', '9');
  await engine.type('[name="passengers.0.birthYear"]', '1992');
  await choose(engine, '[name="passengers.0.gender"]', 'F');
  await choose(engine, '[name="passengers.0.nationality"]', 'GB');
  await engine.type('[name="contact.email"]', 'anna@example.com');
  await pressByText(engine, 'label:has([name="payment.method"][value="test"])', t.travellers.pay.test.title);
  await pressByText(engine, 'main button', beginning(t.travellers.pay.test.button));
  // The test provider's page isn't one of ours.
  await pressByText(engine, 'button', 'The payment is approved');
  await reached(/\/booking\/confirmation\//);
  await pressByText(engine, 'main a', t.confirmation.manage);
  await reached(/\/booking\/manage/);
}

const SURNAME = '[name="passengers.0.surname"]';

const beginning = (message: string) => message.slice(0, message.indexOf('{')).trim();

/** Chooses an option as the keyboard does: the value, then the events. */
async function choose(engine: Engine, selector: string, value: string): Promise<void> {
  const chosen = await engine.read(`(() => {
    const field = document.querySelector('${selector}');
    field.focus();
    field.value = '${value}';
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    return field.value;
  })()`);
  expect(chosen).toBe(value);
}

/** Presses the first shown element whose text begins so. It appears at the latest when the page has its script. */
async function pressByText(engine: Engine, selector: string, text: string): Promise<void> {
  const marked = `(() => {
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
      .find((each) => each.checkVisibility() && each.innerText.trim().startsWith(${JSON.stringify(text)}));
    found?.setAttribute('data-pressed', '');
    return found !== undefined;
  })()`;
  // A form that gets its script may replace the element in between.
  await waitFor(`“${text}”`, async () => {
    if ((await engine.read(marked)) !== true) return false;
    await engine.press('[data-pressed]');
    return true;
  });
}
