import type { Template } from 'sanity';
import { addDays } from '#foundation/dates/day.ts';
import { addMinutes, athensDay } from '#foundation/dates/athens.ts';
import type { Say } from '#studio/locale/say.ts';
import { withoutSingletons } from './singletons.ts';

type Sources = { say: Say; now: () => Date; newKey: () => string };

const DAY_MINUTES = 24 * 60;
const OFFER_DAYS = 30;

/** What a new document starts with. Those with a parameter are used by the lists of the desk only. */
export function documentTemplatesIn({ say, now, newKey }: Sources) {
  const block = (type: string, rest: object = {}) => ({ _key: newKey(), _type: type, ...rest });
  return (templates: Template[]): Template[] => [
    ...withoutSingletons(templates),
    {
      id: 'news-post-in-category',
      title: say('News post in a category'),
      schemaType: 'newsPost',
      parameters: [{ name: 'category', title: say('Category'), type: 'string' }],
      value: ({ category }: { category: string }) => ({
        category: { _type: 'reference', _ref: category },
        publishedAt: now().toISOString(),
      }),
    },
    {
      id: 'offer-with-blocks',
      title: say('Offer with the usual blocks'),
      schemaType: 'offer',
      value: () => ({
        validFrom: athensDay(now()),
        validTo: addDays(athensDay(now()), OFFER_DAYS),
        soldAt: 'online',
        inMenu: false,
        blocks: [
          block('richTextBlock'),
          block('fareTableBlock', {
            title_el: 'Ναύλοι της προσφοράς',
            title_en: 'Fares in this offer',
            class: 'ECO',
          }),
          block('routePromoBlock'),
          block('termsBlock'),
        ],
      }),
    },
    {
      id: 'alert-sailing-ban',
      title: say('Alert: sailings stopped by weather'),
      schemaType: 'serviceAlert',
      value: () => ({
        title_el: 'Απαγορευτικό απόπλου',
        title_en: 'Sailings stopped by weather',
        text_el:
          'Λόγω δυσμενών καιρικών συνθηκών, τα δρομολόγια δεν εκτελούνται. Θα ενημερώσουμε εδώ για νεότερα.',
        text_en: 'Because of the weather, ships are not sailing. News will follow here.',
        severity: 'bad',
        startsAt: now().toISOString(),
        endsAt: addMinutes(now(), DAY_MINUTES).toISOString(),
      }),
    },
    {
      id: 'alert-at-port',
      title: say('Alert: change at a port'),
      schemaType: 'serviceAlert',
      value: () => ({
        title_el: 'Αλλαγή στο λιμάνι',
        title_en: 'Change at the port',
        severity: 'warn',
        startsAt: now().toISOString(),
        endsAt: addMinutes(now(), 7 * DAY_MINUTES).toISOString(),
      }),
    },
  ];
}
