import { getTranslations } from 'next-intl/server';
import { Poster } from '#app/_ui/poster/poster.tsx';
import type { DestinationCard, SeaLine } from '#lib/content/readers/destination.server.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import styles from './destinations.module.css';

type Props = { line: SeaLine; islands: readonly DestinationCard[]; locale: Locale };

/** The islands of one line under its name. The first poster is a wide one: a wall of posters, not a uniform grid. */
export async function IslandWall({ line, islands, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'common.destinations' });
  return (
    <section id={line} className={`wrap ${styles.group}`} aria-labelledby={`${line}-title`} data-line={line}>
      <h2 id={`${line}-title`}>{t(`line_${line}`)}</h2>
      <ul className={styles.wall}>
        {islands.map((island, index) => {
          const wide = index === 0 && islands.length > 1;
          return (
            <li key={island.id} className={wide ? styles.wide : ''} data-island={island.id}>
              <Poster
                island={island}
                locale={locale}
                ratio={wide ? 0.62 : 1.15}
                large={wide}
                sizes={wide ? '(max-width: 767px) 100vw, 850px' : '(max-width: 767px) 50vw, 420px'}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
