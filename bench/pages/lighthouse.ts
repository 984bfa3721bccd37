import { chromium } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { defaultLocale } from '#foundation/text/locales.ts';
import { localeOfPath } from '#lib/routes/locale-path.ts';
import { templates } from '#scripts/budget/budgets.ts';
import { findChromium } from '#scripts/stack/programs.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { quantile, record } from '../lake/numbers.ts';

/*
 * Lighthouse scores of every kind of page in both languages, with the mobile preset and the median of five runs (LIGHTHOUSE_RUNS).
 * `npm run bench:pages`, with a built site on http://localhost:3000 or the given address; each run of all pages takes five minutes.
 * LIGHTHOUSE_ONLY=news selects pages by name. The preset simulates a slow phone from a fast visit; LIGHTHOUSE_THROTTLING=devtools
 * throttles the visit instead. Lighthouse is installed on demand, because its 114 packages have no other use here.
 */
const PACKAGE = 'lighthouse@13.5.0';
const TRIES = 3;
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const ONLY = process.env.LIGHTHOUSE_ONLY;
const THROTTLING = process.env.LIGHTHOUSE_THROTTLING ?? 'simulate';
const LARGEST_REPORT = 64 * 1024 * 1024;
const origin = process.argv[2] ?? 'http://localhost:3000';
const run = promisify(execFile);

const score = v.object({ score: v.nullable(v.number()) });
const figure = v.object({ numericValue: v.number() });
const element = v.object({ type: v.literal('node'), selector: v.string(), snippet: v.string() });
const Report = v.object({
  categories: v.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: v.object({
    'first-contentful-paint': figure,
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'total-byte-weight': figure,
    // Names the largest element, whose paint is the largest contentful paint.
    'lcp-breakdown-insight': v.object({
      details: v.optional(v.object({ items: v.array(v.unknown()) })),
    }),
  }),
});
type Report = v.InferOutput<typeof Report>;

/** With the page's language, since otherwise the site would redirect to another page. */
async function visit(program: string, page: { path: string; language: string }): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [program, origin + page.path, '--output=json', '--quiet', `--throttling-method=${THROTTLING}`].concat(
      // One browser for all visits; Lighthouse empties its storage before each.
      [`--port=${port}`, '--disable-full-page-screenshot'],
      `--extra-headers=${JSON.stringify({ 'Accept-Language': page.language })}`,
    ),
    { maxBuffer: LARGEST_REPORT },
  );
  return v.parse(Report, JSON.parse(stdout));
}

/** Sometimes Lighthouse misses the start of its own trace and asks for another run. */
async function visitAgain(program: string, page: { path: string; language: string }): Promise<Report> {
  for (let attempt = 1; attempt < TRIES; attempt += 1)
    try {
      return await visit(program, page);
    } catch (error) {
      if (!String(error).includes('Please run Lighthouse again')) throw error;
    }
  return visit(program, page);
}

/** The two addresses of each template, from the sitemap. */
async function pages(): Promise<{ name: string; path: string; language: string }[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => {
    const english = /hreflang="en" href="([^"]+)"/.exec(entry)?.[1];
    return {
      path: new URL(/<loc>([^<]+)</.exec(entry)?.[1] ?? origin).pathname,
      english: english === undefined ? null : new URL(english).pathname,
    };
  });
  return templates.flatMap(({ name, fits, isOptional }) => {
    const found = entries.find(
      ({ path, english }) => fits.test(path) && localeOfPath(path) === defaultLocale && english !== null,
    );
    if (!found?.english && isOptional) return [];
    if (!found?.english) throw new Error(`The sitemap has no page for “${name}”.`);
    return [
      { name: `${name}, el`, path: found.path, language: 'el' },
      { name: `${name}, en`, path: found.english, language: 'en' },
    ];
  });
}

const median = (reports: readonly Report[], of: (report: Report) => number) =>
  quantile(
    reports.map(of).toSorted((a, b) => a - b),
    0.5,
  );
/** The element whose paint is the largest, and whether the browser fetches it only when it sees its place. */
function largestOf({ audits }: Report): string {
  for (const item of audits['lcp-breakdown-insight'].details?.items ?? [])
    if (v.is(element, item)) {
      const name = item.selector.split(' > ').slice(-2).join(' > ');
      return item.snippet.includes('loading="lazy"') ? `${name}, lazy` : name;
    }
  return '–';
}

const points = (value: { score: number | null }) => (value.score ?? 0) * 100;

function rowOf(name: string, reports: readonly Report[]): string[] {
  const cell = (of: (report: Report) => number, digits = 0) => median(reports, of).toFixed(digits);
  return [
    name,
    cell(({ categories }) => points(categories.performance)),
    cell(({ categories }) => points(categories.accessibility)),
    cell(({ categories }) => points(categories['best-practices'])),
    cell(({ categories }) => points(categories.seo)),
    cell(({ audits }) => audits['first-contentful-paint'].numericValue / 1000, 1),
    cell(({ audits }) => audits['largest-contentful-paint'].numericValue / 1000, 1),
    cell(({ audits }) => audits['total-blocking-time'].numericValue),
    cell(({ audits }) => audits['cumulative-layout-shift'].numericValue, 3),
    cell(({ audits }) => audits['total-byte-weight'].numericValue / 1024),
    [...new Set(reports.map(largestOf))].join('; '),
  ];
}

const rows = [
  [
    `page, median of ${RUNS}, ${THROTTLING}`,
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'FCP s',
    'LCP s',
    'TBT ms',
    'CLS',
    'KB',
    'largest element',
  ],
];
const folder = await mkdtemp(join(tmpdir(), 'meltemi-lighthouse-'));
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
try {
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', PACKAGE]);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  for (const page of (await pages()).filter(({ name }) => ONLY === undefined || name.includes(ONLY))) {
    const reports: Report[] = [];
    for (let round = 0; round < RUNS; round += 1) reports.push(await visitAgain(program, page));
    rows.push(rowOf(page.name, reports));
    console.error(rows.at(-1)?.join('  '));
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
record('lighthouse', rows);
