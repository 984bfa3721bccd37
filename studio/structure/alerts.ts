import { BellRing, CalendarClock, History, TriangleAlert } from 'lucide-react';
import type { StructureBuilder } from 'sanity/structure';
import { typeIcon } from '#studio/brand/type-icon.tsx';
import type { TextKey, Translate } from '#studio/locale/text.ts';
import { someDocuments } from './lists.ts';

const STATES = [
  {
    id: 'now',
    title: 'structure.onTheSiteNow',
    icon: BellRing,
    filter: 'startsAt <= now() && now() < endsAt',
  },
  { id: 'coming', title: 'structure.coming', icon: CalendarClock, filter: 'startsAt > now()' },
  { id: 'over', title: 'structure.over', icon: History, filter: 'endsAt <= now()' },
] satisfies { id: string; title: TextKey; icon: typeof History; filter: string }[];

/** Alerts, grouped by whether travellers see them. */
export function alerts(S: StructureBuilder, t: Translate) {
  return S.list()
    .id('alerts')
    .title(t('structure.alerts'))
    .items([
      S.documentTypeListItem('serviceAlert').title(t('structure.allAlerts')).icon(typeIcon(TriangleAlert)),
      S.divider(),
      ...STATES.map(({ id, title, icon, filter }) =>
        someDocuments(S, {
          id,
          type: 'serviceAlert',
          title: t(title),
          icon: typeIcon(icon),
          filter,
          ordering: [{ field: 'startsAt', direction: 'desc' }],
        }),
      ),
    ]);
}
