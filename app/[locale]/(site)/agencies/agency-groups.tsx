import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { MAINLAND, type AgencyGroup } from './groups.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './agencies.module.css';
import { AgencyCard } from './agency-card.tsx';
import { AGENCY_LIST } from './agency-filter.tsx';

type Props = { groups: readonly AgencyGroup[]; phone: string | null };

/** The whole list; each island with the way to its ports. */
export async function AgencyGroups({ groups, phone }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.agencies');
  if (groups.length === 0) return <p className={styles.empty}>{t('none', { phone: phone ?? '' })}</p>;
  return (
    <div id={AGENCY_LIST} className={styles.list}>
      {groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          className={styles.group}
          data-group=""
          aria-labelledby={`${group.id}-agencies`}
        >
          <div className={styles.top}>
            <h2 id={`${group.id}-agencies`}>{group.name ?? t('mainland')}</h2>
            {group.id === MAINLAND ? null : (
              <TextLink href={`${paths.departurePorts(locale)}#${group.id}`}>{t('ports')}</TextLink>
            )}
          </div>
          <ul>
            {group.agencies.map((agency) => (
              <AgencyCard key={agency.id} agency={agency} island={group.id} islandName={group.name} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
