import { locales } from '#foundation/text/locales.ts';
import { personal, withoutLanguage } from '#lib/routes/page-addresses.ts';

/** Address of the rules; pages name it in the header of the same name. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';
/** Browsers ignore rules of any other type. */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

type Condition =
  | { and: readonly Condition[] }
  | { not: Condition }
  | { href_matches: string | readonly string[] }
  | { selector_matches: string };
type Rule = { where: Condition; eagerness: 'moderate' | 'conservative' };

/** URL patterns of what is never opened ahead: services, files, and pages for one visitor. */
export const notOpenedAhead: readonly string[] = [
  ...withoutLanguage.map((name) => `/${name}{/*}?`),
  ...personal.flatMap((name) => [`/${name}{/*}?`, `/(${locales.join('|')})/${name}{/*}?`]),
  '/*.*',
];

/**
 * Links that browsers may open before the click (developer.mozilla.org, Speculation Rules API): pages that are the same for
 * everybody. The language switch isn't one of them, because its press decides what the server answers. Once the page's script has
 * started, Next fetches links itself.
 */
const pages: Condition = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: notOpenedAhead } },
    { selector_matches: 'html:not([data-started]) a:not([data-language], [download], [target])' },
  ],
};

/**
 * The document is fetched when a link is likely to be followed; with pictures and styles, and drawn, only once it is pressed: a
 * traveller may pay for each megabyte.
 */
export const speculationRules: Readonly<Record<'prefetch' | 'prerender', readonly Rule[]>> = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'conservative' }],
};
