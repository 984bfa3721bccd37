import { getTranslations } from 'next-intl/server';
import sectionStyles from '#app/_ui/page/section.module.css';
import type { DestinationPage } from '#lib/content/readers/destination.server.ts';
import styles from './practical.module.css';

/** What to know before stepping ashore. */
export async function Practical({ island }: { island: DestinationPage }) {
  if (island.practical.length === 0) return null;
  const t = await getTranslations('common.destinations');
  return (
    <section className={sectionStyles.section} aria-labelledby="practical">
      <div className={`wrap ${styles.grid}`}>
        <header>
          <p className={sectionStyles.over}>{t('practicalOver')}</p>
          <h2 id="practical">{t('practicalTitle', { place: island.accusative })}</h2>
        </header>
        <dl className={styles.notes}>
          {island.practical.map((note) => (
            <div key={note.key}>
              <dt>{note.title}</dt>
              <dd>{note.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
