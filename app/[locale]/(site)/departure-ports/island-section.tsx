import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import type { Agency } from '#lib/content/readers/agency.server.ts';
import type { GuideIsland } from '#lib/content/port-guide.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './island-section.module.css';
import { IslandSketch } from './island-sketch.tsx';
import { PortCard } from './port-card.tsx';

type Props = { island: GuideIsland; agencies: readonly Agency[] };

/** The others are one click away, on the page of agencies. */
const NAMED_AGENCIES = 2;

/**
 * The ports of one island beside a sketch of it, and where to get tickets there. Phones fold it behind its name; the place that
 * links lead to lies inside the fold, because browsers then open it by themselves.
 */
export async function IslandSection({ island, agencies }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.ports');
  // Those that do most stand at the quay.
  const first = agencies.toSorted((a, b) => b.services.length - a.services.length).slice(0, NAMED_AGENCIES);
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={`${island.id}-name`}>
      {/* A link to a port has opened it before the scripts arrive. */}
      <details className={styles.fold} suppressHydrationWarning>
        <summary>
          <h2 id={`${island.id}-name`}>{island.name}</h2>
          <span>{island.ports.map(({ name }) => name).join(', ')}</span>
          <ChevronDown aria-hidden size={22} strokeWidth={1.75} />
        </summary>
        <div id={island.id} className={styles.island}>
          <div className={styles.side}>
            <h2>{island.name}</h2>
            <IslandSketch island={island} />
            {agencies.length > 0 ? (
              <div className={styles.agencies}>
                <h3>{t('agencies')}</h3>
                <ul>
                  {first.map((agency) => (
                    <li key={agency.id}>
                      <b>{agency.name}</b> {agency.city}
                      <a href={telephoneLink(agency.phone)}>{agency.phone}</a>
                    </li>
                  ))}
                </ul>
                <SiteLink
                  href={`${paths.agencies(locale, { island: island.id })}#${island.id}`}
                  prefetch={false}
                >
                  {t('allAgencies')}
                </SiteLink>
              </div>
            ) : null}
            {island.href ? <TextLink href={island.href}>{t('toIsland')}</TextLink> : null}
          </div>
          <div className={styles.ports}>
            {island.ports.map((port) => (
              <PortCard key={port.code} port={port} />
            ))}
          </div>
        </div>
      </details>
    </section>
  );
}
