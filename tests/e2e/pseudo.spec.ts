import { expect, test, type Page } from '@playwright/test';
import { timeNames } from '#foundation/text/time-names.ts';
import { pseudoCatalogue } from '#foundation/text/pseudo.ts';
import { changeTerms } from '#seed/network/change-terms.ts';
import { rights } from '#seed/network/rights.ts';
import { countriesIn } from '#app/[locale]/(booking)/booking/_shared/countries.ts';
import en from '#messages/en.json' with { type: 'json' };
import { textsOf } from './booking-steps.ts';
import { walk } from './booking-walk.ts';
import { lookAt, plainParts } from './pseudo-page.ts';
import { templatesOf } from './templates.ts';

/*
 * Every template and the whole booking in pseudo text (docs/decisions/075-pseudo-locale.md): text without accents isn't
 * from a catalogue, and a box that clips this text would clip another language. The stack runs with PSEUDO_LOCALE=true.
 */
test.setTimeout(240_000);
test.describe.configure({ mode: 'parallel' });
test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [390, 1280];
const shell = pseudoCatalogue(en.common.shell);

/** A page shows only a part of a paragraph that continues overleaf; this many matching letters identify it. */
const LONG = 20;

/** Parts of texts from data, in lower case. */
let data: Promise<Set<string>> | undefined;

async function readData(page: Page): Promise<Set<string>> {
  const known = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string')
      // Line names are also shown without their comma.
      for (const part of [value, value.replaceAll(',', '')].flatMap(plainParts))
        known.add(part.toLowerCase());
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  const query = encodeURIComponent('*[!(_id in path("_.**"))]');
  const lake = await page.request.get(`/lake/v2025-02-19/data/query/production?query=${query}`);
  add((await lake.json()).result);
  for (const path of ['network', 'price-list', 'timetable'])
    add(await (await fetch(`${process.env.E2E_BACKEND_URL}/reservations/${path}`)).json());
  // The operator's conditions, and the names of countries from the browser.
  add([rights, changeTerms, countriesIn('en')]);
  return known;
}

/** In a language, but not from a catalogue: dates and durations (foundation/text/time-names.ts). */
const { months, weekdays, seasons, everyDay, everyDayExcept } = timeNames.en;
const ofTime = new Set(
  [...[...months, ...weekdays].flatMap((each) => Object.values(each)), ...Object.values(seasons)]
    .concat(everyDay, everyDayExcept(''), 'and hour hours minute minutes min h')
    .flatMap((text) => text.toLowerCase().split(' ')),
);

/** In no language: units, codes, addresses, and the names of formats and companies. */
const LANGUAGELESS =
  /^(?:[A-Z]{2,4}\d?|\S+@\S+|[\w-]+(?:[./][\w-]+)+\S*|km|kn|MB|KB|Atom|YouTube|Tripadvisor|LinkedIn|Instagram|Facebook)$/;

async function isKnown(part: string, page: Page): Promise<boolean> {
  const known = await (data ??= readData(page));
  const small = part.toLowerCase();
  return (
    known.has(small) ||
    (part.length >= LONG && [...known].some((whole) => whole.includes(small))) ||
    LANGUAGELESS.test(part) ||
    (small.match(/\p{L}+/gu) ?? []).every((word) => ofTime.has(word))
  );
}

async function inspect(page: Page, name: string): Promise<string[]> {
  const found = new Set<string>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const { texts, clipped } = await lookAt(page);
    for (const { text, where } of texts)
      for (const part of plainParts(text))
        if (!(await isKnown(part, page))) found.add(`${name}: unaccented “${part}” in ${where}`);
    for (const each of clipped) found.add(`${name} at ${width} px: ${each}`);
  }
  return [...found];
}

const OTHERS = [
  '/en/no-such-page',
  '/en/itineraries?line=N1&season=summer',
  '/en/bonusways/points?from=RHO&to=SYM',
  '/en/search',
  '/en/search?q=rhodes',
  '/en/search?q=kalimnso',
  '/en/newsletter/confirm',
  '/en/newsletter/unsubscribe',
  '/en/booking/manage',
  '/en/booking?check=1',
  '/en/booking/sailings?from=RHO&to=SYM&date=2020-01-01',
  '/chat/frame?lang=en',
];

test('I1: every template has only text of the catalogue or its data, in boxes that fit it', async ({
  page,
}) => {
  const problems: string[] = [];
  for (const path of [...(await templatesOf(page)), ...OTHERS]) {
    await page.goto(path, { waitUntil: 'load' });
    problems.push(...(await inspect(page, path)));
  }
  expect([...new Set(problems)]).toEqual([]);
});

test('I1: the menu and the search form with all their panels', async ({ page }) => {
  const t = textsOf('en').search;
  const problems: string[] = [];
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/en');
  await page.getByRole('button', { name: shell.openMenu }).click();
  problems.push(...(await inspect(page, 'menu')));
  await page.goto('/en/booking?from=RHO&to=SYM');
  for (const opener of [t.to, t.date, t.passengers, t.vehicles]) {
    await page
      .getByRole('button', { name: new RegExp(`^${opener}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    problems.push(...(await inspect(page, `search form, ${opener}`)));
    await page.keyboard.press('Escape');
  }
  expect(problems).toEqual([]);
});

test('I1: the whole booking, from the search to its cancellation', async ({ page }) => {
  const t = textsOf('en');
  const problems: string[] = [];
  const look = async (name: string) => void problems.push(...(await inspect(page, name)));
  await walk(page, 'en', look);
  await page.getByRole('link', { name: t.mine.cancel }).click();
  await page.waitForURL(/\/booking\/manage\/cancel/);
  await look('cancel');
  await page.getByRole('link', { name: t.mine.confirmCancel }).click();
  await expect(page.getByRole('heading', { name: t.cancel.sureAll })).toBeVisible();
  await look('cancel, asked again');
  await page
    .getByRole('button', { name: new RegExp(t.cancel.yes) })
    .first()
    .click();
  await page.waitForURL(/\/booking\/manage(?:\?|$)/);
  await look('cancelled');
  expect(problems).toEqual([]);
});
