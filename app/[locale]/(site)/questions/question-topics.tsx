import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { soundOf } from '#lib/booking/port-search.ts';
import { plainAnswer } from '#lib/content/faq-page-data.ts';
import { faqTopics, type Faq } from '#lib/content/readers/faq.server.ts';
import styles from './questions.module.css';

/** Questions under the heading of their topic; an answer opens by itself, without a script. */
export async function QuestionTopics({ faqs }: { faqs: readonly Faq[] }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.questions');
  return faqTopics.map((topic) => {
    const asked = faqs.filter((faq) => faq.topic === topic);
    return asked.length === 0 ? null : (
      <section
        key={topic}
        id={topic}
        className={styles.topic}
        data-group=""
        aria-labelledby={`${topic}-title`}
      >
        <h2 id={`${topic}-title`}>{t(`topic.${topic}`)}</h2>
        {asked.map((faq) => (
          <details
            key={faq.id}
            id={faq.id}
            className={styles.question}
            data-sound={soundOf(`${faq.question} ${plainAnswer(faq.answer)}`)}
          >
            <summary>
              <h3>{faq.question}</h3>
              <ChevronDown aria-hidden size={22} strokeWidth={1.75} />
            </summary>
            <RichText value={faq.answer} locale={locale} className={styles.answer} />
          </details>
        ))}
      </section>
    );
  });
}
