import { getTranslations } from 'next-intl/server';
import { ListFilter } from '#app/_ui/filter/list-filter.client.tsx';
import type { AgencyGroup } from './groups.ts';
import { agencyServices } from '#lib/content/readers/agency.server.ts';
import styles from './agencies.module.css';

/** The id of the list that the filter narrows. */
export const AGENCY_LIST = 'agency-list';

type Props = { groups: readonly AgencyGroup[]; phone: string | null };

/** Search and choices, and a way to jump to an island, which also works without JavaScript. */
export async function AgencyFilter({ groups, phone }: Props) {
  const t = await getTranslations('common.agencies');
  const total = groups.reduce((sum, group) => sum + group.agencies.length, 0);
  if (total === 0) return null;
  const name = (group: AgencyGroup) => group.name ?? t('mainland');
  return (
    <>
      <ListFilter
        list={AGENCY_LIST}
        choices={[
          {
            name: 'island',
            label: t('island'),
            options: [
              { value: '', label: t('everywhere') },
              ...groups.map((group) => ({ value: group.id, label: name(group) })),
            ],
          },
          {
            name: 'service',
            label: t('service'),
            options: [
              { value: '', label: t('anyService') },
              ...agencyServices.map((service) => ({ value: service, label: t(`services.${service}`) })),
            ],
          },
        ]}
        labels={{
          form: t('search'),
          field: t('where'),
          hint: t('whereHint'),
          submit: t('submit'),
          clear: t('clear'),
          noneTitle: t('noneTitle'),
          noneText: t('noneText', { phone: phone ?? '' }),
          showAll: t('showAll'),
          counts: Array.from({ length: total + 1 }, (_, count) => t('found', { count })),
        }}
      />
      <nav className={styles.jump} aria-label={t('jump')}>
        <ul>
          {groups.map((group) => (
            <li key={group.id}>
              <a href={`#${group.id}`}>{name(group)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
