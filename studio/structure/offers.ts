import { BadgePercent, CalendarCheck, CalendarClock, CalendarX, Menu } from 'lucide-react';
import type { StructureBuilder } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import type { TextKey, Translate } from '#studio/locale/text.ts';
import { someDocuments } from './lists.ts';

// `now()` is UTC, which is at most three hours behind the operator's day: close enough for a list.
const TODAY = 'string::split(now(), "T")[0]';

const STATES = [
  {
    id: 'current',
    title: 'structure.runningNow',
    icon: CalendarCheck,
    filter: `validFrom <= ${TODAY} && ${TODAY} <= validTo`,
  },
  { id: 'coming', title: 'structure.coming', icon: CalendarClock, filter: `validFrom > ${TODAY}` },
  { id: 'ended', title: 'structure.ended', icon: CalendarX, filter: `validTo < ${TODAY}` },
  { id: 'menu', title: 'structure.inTheMenu', icon: Menu, filter: 'inMenu == true' },
] satisfies { id: string; title: TextKey; icon: typeof Menu; filter: string }[];

/** Offers, grouped by whether they are current, future or past. */
export function offers(S: StructureBuilder, t: Translate) {
  return S.list()
    .id('offers')
    .title(t('structure.offers'))
    .items([
      S.documentTypeListItem('offer').title(t('structure.allOffers')).icon(typeIcon(BadgePercent)),
      S.divider(),
      ...STATES.map(({ id, title, icon, filter }) =>
        someDocuments(S, {
          id,
          type: 'offer',
          title: t(title),
          icon: typeIcon(icon),
          filter,
          ordering: [{ field: 'validTo', direction: 'asc' }],
        }),
      ),
    ]);
}
