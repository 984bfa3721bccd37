import { getTranslations } from 'next-intl/server';
import { ArrowRight } from '#app/_ui/icon/drawn.server.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { posterText } from '#lib/timetable/poster-text.ts';
import type { DestinationCard } from '#lib/content/readers/destination.server.ts';
import { readHome } from '#lib/content/readers/home.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { type PosterFact, readPosterFact } from '#lib/timetable/facts.server.ts';
import styles from './below-form.module.css';

/**
 * The islands that editors show first: how long they take, what they cost; each fills in the form. Without pictures, which would be
 * half the weight of a booking's first step.
 */
export async function IslandFares() {
  const locale = await currentLocale();
  const home = await readHome(locale).catch(() => null);
  const islands = await Promise.all(
    (home?.featured ?? []).map(async (island) => ({
      island,
      fact: await readPosterFact(island.ports, locale),
    })),
  );
  const known = islands.flatMap(({ island, fact }) => (fact ? [{ island, fact }] : []));
  if (known.length === 0) return null;
  const t = await getTranslations('common.booking.search');
  return (
    <section aria-labelledby="island-fares">
      <h2 id="island-fares">{t('islandFares')}</h2>
      <ul className={styles.rows}>
        {known.map(({ island, fact }) => (
          <Island key={island.id} island={island} fact={fact} />
        ))}
      </ul>
    </section>
  );
}

async function Island({ island, fact }: { island: DestinationCard; fact: PosterFact }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.home');
  return (
    <li>
      <SiteLink href={paths.booking(locale, fact.trip)} prefetch={false} className={styles.island}>
        <span>
          <b>{island.title}</b>
          <span className="num" {...fact.mark}>
            {posterText(t, fact)}
          </span>
        </span>
        <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
      </SiteLink>
    </li>
  );
}
