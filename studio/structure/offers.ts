import { BadgePercent, CalendarCheck, CalendarClock, CalendarX, Menu } from 'lucide-react';
import type { StructureBuilder } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import type { English, Say } from '#studio/locale/say.ts';
import { someDocuments } from './lists.ts';

// `now()` is UTC, which is at most three hours behind the operator's day: close enough for a list of the desk.
const TODAY = 'string::split(now(), "T")[0]';

const STATES = [
  {
    id: 'current',
    title: 'Running now',
    icon: CalendarCheck,
    filter: `validFrom <= ${TODAY} && ${TODAY} <= validTo`,
  },
  { id: 'coming', title: 'Coming', icon: CalendarClock, filter: `validFrom > ${TODAY}` },
  { id: 'ended', title: 'Ended', icon: CalendarX, filter: `validTo < ${TODAY}` },
  { id: 'menu', title: 'In the menu', icon: Menu, filter: 'inMenu == true' },
] satisfies { id: string; title: English; icon: typeof Menu; filter: string }[];

/** Offers by where they stand in time. */
export function offers(S: StructureBuilder, say: Say) {
  return S.list()
    .id('offers')
    .title(say('Offers'))
    .items([
      S.documentTypeListItem('offer').title(say('All offers')).icon(typeIcon(BadgePercent)),
      S.divider(),
      ...STATES.map(({ id, title, icon, filter }) =>
        someDocuments(S, {
          id,
          type: 'offer',
          title: say(title),
          icon: typeIcon(icon),
          filter,
          ordering: [{ field: 'validTo', direction: 'asc' }],
        }),
      ),
    ]);
}
