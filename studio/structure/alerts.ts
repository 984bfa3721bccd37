import { BellRing, CalendarClock, History, TriangleAlert } from 'lucide-react';
import type { StructureBuilder } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import type { English, Say } from '#studio/locale/say.ts';
import { someDocuments } from './lists.ts';

const STATES = [
  { id: 'now', title: 'On the site now', icon: BellRing, filter: 'startsAt <= now() && now() < endsAt' },
  { id: 'coming', title: 'Coming', icon: CalendarClock, filter: 'startsAt > now()' },
  { id: 'over', title: 'Over', icon: History, filter: 'endsAt <= now()' },
] satisfies { id: string; title: English; icon: typeof History; filter: string }[];

/** Alerts by whether travellers see them. */
export function alerts(S: StructureBuilder, say: Say) {
  return S.list()
    .id('alerts')
    .title(say('Alerts'))
    .items([
      S.documentTypeListItem('serviceAlert').title(say('All alerts')).icon(typeIcon(TriangleAlert)),
      S.divider(),
      ...STATES.map(({ id, title, icon, filter }) =>
        someDocuments(S, {
          id,
          type: 'serviceAlert',
          title: say(title),
          icon: typeIcon(icon),
          filter,
          ordering: [{ field: 'startsAt', direction: 'desc' }],
        }),
      ),
    ]);
}
