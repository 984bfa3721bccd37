import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Locale } from '#foundation/text/locales.ts';
import type { State } from '../tour.ts';
import { readAloud, WORDLESS_SIGN, type Stop } from './read-aloud.ts';
import { steady } from './steady.ts';
import { words } from './words.ts';

/** Parts whose words depend on the content or the day: only their kind is kept, and of several alike the first. */
const WORDLESS: Partial<Record<State, readonly string[]>> = {
  home: [
    'main section article',
    '#board-title',
    '[aria-labelledby="board-title"] > li',
    '[aria-labelledby="offers"] li',
    '[aria-labelledby="news"] :is(li, a:has(h3))',
    '[aria-labelledby="magazine"] :is(li, p, a[aria-label])',
  ],
  island: ['[aria-labelledby="island-news"] li', '#ways'],
  sailings: ['main nav li', 'main section [role="status"]', 'main section output'],
};
const ON_EVERY_PAGE = [
  '[aria-labelledby="footer-magazine"] :is(p, a[aria-label])',
  'living-sea [data-row]',
  '[aria-labelledby="wind"] li',
];
/** Items of which there are more or fewer on other days: the first, or the chosen one, is kept. */
const FURTHER: Partial<Record<State, string>> = {
  island: '[aria-labelledby="ways"] tbody tr:not(:first-child), section[data-live] li:not(:first-child)',
  sailings:
    'main nav li:not(:has([aria-current])), main li:has(> * a[href*="go="], > * a[href*="back="]) ~ li',
};

const LETTERS = /[\p{L}\p{N}]/u;

/** What is heard on the page, line by line; lists and tables are indented. */
export async function scriptOf(page: Page, locale: Locale, state: State): Promise<string[]> {
  await settle(page);
  await page.evaluate(
    ({ wordless, further }) => {
      for (const { style } of document.querySelectorAll<HTMLElement>('.far'))
        style.contentVisibility = 'visible';
      for (const each of document.querySelectorAll(wordless)) each.setAttribute('data-heard', 'wordless');
      for (const each of document.querySelectorAll(further)) each.setAttribute('data-heard', 'further');
    },
    {
      wordless: [...(WORDLESS[state] ?? []), ...ON_EVERY_PAGE].join(', '),
      further: FURTHER[state] ?? 'no-element',
    },
  );
  return linesOf(await readAloud(page, locale), locale);
}

/** Waits for the timer's script, and leaves out the chat's bubble, which comes with the script and goes near a form. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const withoutBubble = new CSSStyleSheet();
    withoutBubble.replaceSync('[data-bubble] { display: none !important; }');
    document.adoptedStyleSheets.push(withoutBubble);
  });
  await page.waitForFunction(() =>
    /^$|\d:\d\d, /.test(document.querySelector('[role="timer"]')?.textContent ?? ''),
  );
}

function linesOf(stops: readonly Stop[], locale: Locale): string[] {
  const lines = stops.flatMap((stop) => {
    const parts = (stop.items ?? []).map((part) => linesOf(part, locale).map((line) => `  ${line}`));
    return [steady(stop.text, locale), ...withoutRepeats(parts, `  ${words[locale].more}`)];
  });
  return lines.filter((line, index) => line !== lines[index - 1] || !line.includes(WORDLESS_SIGN));
}

/** The parts one after the other; those that can't be told apart without their words only once. */
function withoutRepeats(parts: readonly string[][], more: string): string[] {
  const seen = new Set<string>();
  const kept = parts.filter((part) => {
    const text = part.join('\n');
    const isRepeated = text.includes('‹') && seen.has(text);
    seen.add(text);
    return !isRepeated;
  });
  const isShorter = kept.length < parts.length && kept.at(-1)?.[0] !== more;
  return [...kept.flat(), ...(isShorter ? [more] : [])];
}

/** What nobody would say: joined words, a name twice, signs alone, links that sound alike and lead elsewhere. */
export function oddities(stops: readonly Stop[]): string[] {
  const odd: string[] = [];
  const links = new Map<string, string>();
  const visit = (stop: Stop): void => {
    const { role, name, text, target } = stop;
    if (NEED_WORDS.has(role) && !LETTERS.test(name)) odd.push(`no words: ${text}`);
    if (LANDMARKS.has(role)) links.clear();
    if (role === 'text' && !LETTERS.test(name) && !/^[.,;:!?)]$/.test(name)) odd.push(`only a sign: ${text}`);
    if (JOINED.test(text.replaceAll(BRANDS, ''))) odd.push(`joined words: ${text}`);
    if (/^(.{4,}?)[\s,:;]+\1$/u.test(name)) odd.push(`twice: ${text}`);
    if (role === 'link' && target !== undefined && !text.includes(WORDLESS_SIGN)) {
      const other = links.get(name);
      if (other !== undefined && other !== target) odd.push(`two links, ${other} and ${target}: ${text}`);
      links.set(name, target);
    }
    for (const part of stop.items ?? []) part.forEach(visit);
  };
  stops.forEach(visit);
  return odd;
}

const NEED_WORDS = new Set([
  'link',
  'button',
  'heading',
  'image',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'Date',
]);
/** The same name may lead elsewhere in another part of the page. */
const LANDMARKS = new Set(['banner', 'navigation', 'main', 'region', 'complementary', 'contentinfo', 'form']);
/** Small before capital letters, or a figure before a word. */
const JOINED = /\p{Ll}\p{Lu}|\p{Ll}\d{2}|\d\p{L}{4}/u;
const BRANDS = /OpenStreetMap|YouTube|LinkedIn|LibreOffice|JavaScript/g;

/** The script as it is kept, or nothing. */
export function keptScript(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
