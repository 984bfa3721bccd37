import { getTranslations } from 'next-intl/server';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { HopPoster } from '#app/_ui/poster/hop-poster.tsx';
import { SectionHead } from '#app/_ui/page/section-head.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readNeighbours, type DestinationPage } from '#lib/content/readers/destination.server.ts';
import { readNearIslands } from '#lib/timetable/connections.server.ts';
import { hopText } from '#lib/timetable/hop-text.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './neighbours.module.css';

const MOST = 3;

/** The islands one short crossing away; without a timetable, the next ones on the same line. */
export async function Neighbours({ island }: { island: DestinationPage }) {
  const locale = await currentLocale();
  const [t, islands, near] = await Promise.all([
    getTranslations('common.destinations'),
    readNeighbours(locale),
    readNearIslands(island.ports),
  ]);
  const others = islands.filter((other) => other.id !== island.id);
  const byShip = near.flatMap((hop) => {
    const card = others.find((other) => other.island === hop.island);
    const fact = hopText(t, 'neighbour', hop, locale);
    return card ? [{ card, fact, mark: hop.mark }] : [];
  });
  const byLine = others
    .filter((other) => other.line === island.line)
    .map((card) => ({ card, fact: null, mark: undefined }));
  // An island without a crossing would only be a picture: rather two neighbours than three.
  const shown = (byShip.length > 0 ? byShip : byLine).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <section className={`far wrap ${styles.section}`} aria-labelledby="next">
      <SectionHead id="next" over={t('nextOver')} title={t('nextTitle')}>
        <TextLink href={paths.destinations(locale)}>{t('allIslands')}</TextLink>
      </SectionHead>
      <div className={styles.hops}>
        {shown.map(({ card, fact, mark }, index) => (
          <HopPoster key={card.id} island={card} fact={fact} mark={mark} tagline={index === 0} />
        ))}
      </div>
    </section>
  );
}
