import type { Template } from 'sanity';
import { addDays } from '#foundation/dates/day.ts';
import { addMinutes, athensDay } from '#foundation/dates/athens.ts';
import { locales } from '#foundation/text/locales.ts';
import { type TextKey, type Translate, translateIn } from '#studio/locale/text.ts';
import { withoutSingletons } from './singletons.ts';

type Sources = { t: Translate; now: () => Date; newKey: () => string };

const DAY_MINUTES = 24 * 60;
const OFFER_DAYS = 30;

/** The fields of a bilingual pair, filled in: `title_el`, `title_en`. */
function inEveryLanguage(name: string, key: TextKey): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, translateIn(locale)(key)]));
}

/** Initial values of new documents. Templates with a parameter are used only by the lists of the structure. */
export function documentTemplatesIn({ t, now, newKey }: Sources) {
  const block = (type: string, rest: object = {}) => ({ _key: newKey(), _type: type, ...rest });
  return (templates: Template[]): Template[] => [
    ...withoutSingletons(templates),
    {
      id: 'news-post-in-category',
      title: t('structure.newsPostInACategory'),
      schemaType: 'newsPost',
      parameters: [{ name: 'category', title: t('documents.category'), type: 'string' }],
      value: ({ category }: { category: string }) => ({
        category: { _type: 'reference', _ref: category },
        publishedAt: now().toISOString(),
      }),
    },
    {
      id: 'offer-with-blocks',
      title: t('structure.offerWithTheUsualBlocks'),
      schemaType: 'offer',
      value: () => ({
        validFrom: athensDay(now()),
        validTo: addDays(athensDay(now()), OFFER_DAYS),
        soldAt: 'online',
        inMenu: false,
        blocks: [
          block('richTextBlock'),
          block('fareTableBlock', {
            ...inEveryLanguage('title', 'templates.faresOfTheOffer'),
            class: 'ECO',
          }),
          block('routePromoBlock'),
          block('termsBlock'),
        ],
      }),
    },
    {
      id: 'alert-sailing-ban',
      title: t('structure.alertSailingsStoppedByWeather'),
      schemaType: 'serviceAlert',
      value: () => ({
        ...inEveryLanguage('title', 'templates.sailingsStopped'),
        ...inEveryLanguage('text', 'templates.sailingsStoppedText'),
        severity: 'bad',
        startsAt: now().toISOString(),
        endsAt: addMinutes(now(), DAY_MINUTES).toISOString(),
      }),
    },
    {
      id: 'alert-at-port',
      title: t('structure.alertChangeAtAPort'),
      schemaType: 'serviceAlert',
      value: () => ({
        ...inEveryLanguage('title', 'templates.changeAtThePort'),
        severity: 'warn',
        startsAt: now().toISOString(),
        endsAt: addMinutes(now(), 7 * DAY_MINUTES).toISOString(),
      }),
    },
  ];
}
