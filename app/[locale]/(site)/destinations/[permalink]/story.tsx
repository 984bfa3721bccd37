import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import type { DestinationPage } from '#lib/content/readers/destination.server.ts';
import type { RichTextValue } from '#lib/content/rich-text.ts';
import styles from './story.module.css';

/** After this many paragraphs the pull quote stands: it never opens the story and never parts a heading from its text. */
const BEFORE_QUOTE = 2;

/** The island in words: drop cap, pull quote, and the summary as a margin note. */
export async function Story({ island }: { island: DestinationPage }) {
  const locale = await currentLocale();
  const { story, storyTitle, pullQuote, summary } = island;
  if (!story || story.length === 0) return null;
  const cut = quotePlace(story);
  const t = await getTranslations('common.destinations');
  return (
    <section className={`${sectionStyles.section} ${sectionStyles.sand}`} aria-labelledby="story">
      <div className={`wrap ${styles.grid}`}>
        <article>
          <p className={sectionStyles.over}>{t('storyOver')}</p>
          <h2 id="story" className={styles.title}>
            {storyTitle ?? island.title}
          </h2>
          <RichText value={story.slice(0, cut)} locale={locale} className={styles.opening} />
          {pullQuote ? <p className={styles.quote}>{pullQuote}</p> : null}
          <RichText value={story.slice(cut)} locale={locale} className={styles.rest} />
        </article>
        {summary ? (
          <aside className={styles.summary}>
            <p>{summary}</p>
          </aside>
        ) : null}
      </div>
    </section>
  );
}

function quotePlace(story: RichTextValue): number {
  const paragraphs = story.flatMap((member, index) =>
    member._type === 'block' && (member.style ?? 'normal') === 'normal' && !member.listItem ? [index] : [],
  );
  return (paragraphs[BEFORE_QUOTE - 1] ?? story.length - 1) + 1;
}
