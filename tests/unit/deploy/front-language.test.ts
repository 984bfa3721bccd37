import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { negotiate } from '#lib/i18n/negotiate.ts';

/*
 * Varnish (deploy/node/varnish) may answer in Greek from memory only if the middleware would. This reads the generated rules: a
 * list of conditions on one header each; the first match decides.
 */
type Rule = { header: string; holds: (value: string | undefined) => boolean; language: string };

const vcl = readFileSync('deploy/node/varnish/language.vcl', 'utf8');
const rules = [
  ...vcl.matchAll(
    /if \(req\.http\.([\w-]+) (~|!~|==) "(.*)"\) \{\s+set req\.http\.X-Page-Language = "(el|ask)";\s+return;\s+\}/g,
  ),
].map(([, header = '', operator, text = '', language = '']): Rule => {
  const ignoreCase = text.startsWith('(?i)');
  const pattern = new RegExp(text.replace('(?i)', ''), ignoreCase ? 'i' : '');
  const matches = (value: string | undefined) => value !== undefined && pattern.test(value);
  switch (operator) {
    case '~':
      return { header, language, holds: matches };
    case '!~':
      return { header, language, holds: (value) => !matches(value) };
    default:
      return { header, language, holds: (value) => value === text };
  }
});

type Visit = { userAgent?: string; cookie?: string; fetchSite?: string; acceptLanguage?: string };

function frontSays(visit: Visit): string {
  const headers: Record<string, string | undefined> = {
    'User-Agent': visit.userAgent,
    Cookie: visit.cookie,
    'Sec-Fetch-Site': visit.fetchSite,
    'Accept-Language': visit.acceptLanguage,
  };
  return rules.find(({ header, holds }) => holds(headers[header]))?.language ?? 'ask';
}

/** The middleware's response for an island's page. Cookies are read as Next does: the last of a name counts. */
function siteSays(visit: Visit): string {
  const cookies = (visit.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  const cookie = cookies.findLast(([name]) => name === 'NEXT_LOCALE')?.[1];
  const decision = negotiate({
    path: '/destinations/kos',
    cookie,
    acceptLanguage: visit.acceptLanguage ?? null,
    userAgent: visit.userAgent ?? null,
    fetchSite: visit.fetchSite ?? null,
  });
  return decision.kind === 'serve' ? 'el' : 'en';
}

describe('the language chosen by the cache in front', () => {
  it('is tested for every rule of the file', () => {
    expect(rules).toHaveLength(vcl.split('if (').length - 1);
  });

  it.each<[string, Visit]>([
    ['el', {}],
    ['el', { acceptLanguage: 'el-GR,el;q=0.9,en;q=0.8' }],
    ['el', { acceptLanguage: '*' }],
    ['el', { acceptLanguage: 'en-GB,en;q=0.9', cookie: 'a=1; NEXT_LOCALE=el' }],
    ['el', { acceptLanguage: 'en-GB,en;q=0.9', fetchSite: 'same-origin' }],
    ['el', { acceptLanguage: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['ask', { acceptLanguage: 'en-GB,en;q=0.9' }],
    // Neither of our languages: English, so the site has to redirect.
    ['ask', { acceptLanguage: 'de-DE,de;q=0.9' }],
    ['ask', { acceptLanguage: 'el-GR', cookie: 'NEXT_LOCALE=en' }],
    ['ask', { acceptLanguage: 'el', cookie: 'NEXT_LOCALE=en; NEXT_LOCALE=el' }],
    ['ask', { acceptLanguage: 'el;q=0.5,en;q=0.9' }],
    ['ask', { acceptLanguage: 'el,en;q=5' }],
  ])('is %s for %o', (language, visit) => {
    expect(frontSays(visit)).toBe(language);
    if (language === 'el') expect(siteSays(visit)).toBe('el');
  });

  it('is Greek only where the middleware serves Greek', () => {
    const range = fc
      .tuple(
        fc.constantFrom('el', 'en', 'EN', 'de', 'el-GR', 'en-US', '*', 'ell', 'eng', ''),
        fc.constantFrom('', ';q=0', ';q=0.1', ';q=0.9', ';q=1', ';q=1.5', ';q=5', '; q=10', ';q=.9', ';Q=2'),
      )
      .map(([tag, quality]) => tag + quality);
    const orAbsent = (values: fc.Arbitrary<string>) => fc.option(values, { nil: undefined });
    const pair = fc.constantFrom(
      'NEXT_LOCALE=el',
      'NEXT_LOCALE=en',
      'NEXT_LOCALE=',
      'XNEXT_LOCALE=el',
      'b=2',
    );
    const visits = fc.record({
      acceptLanguage: orAbsent(fc.array(range, { maxLength: 4 }).map((ranges) => ranges.join(','))),
      cookie: orAbsent(fc.array(pair, { maxLength: 3 }).map((pairs) => pairs.join('; '))),
      fetchSite: orAbsent(fc.constantFrom('same-origin', 'none', 'cross-site')),
      userAgent: orAbsent(fc.constantFrom('Mozilla/5.0', 'Googlebot/2.1', 'Robotics', 'WhatsApp/2')),
    });
    fc.assert(
      fc.property(visits, (visit) => frontSays(visit) !== 'el' || siteSays(visit) === 'el'),
      { numRuns: 3_000 },
    );
  });
});
