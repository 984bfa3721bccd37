import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { ListFilter } from '#app/_ui/filter/list-filter.client.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { faqPageData, plainAnswer } from '#lib/content/faq-page-data.ts';
import { readFaqs, faqTopics, type Faq } from '#lib/content/readers/faq.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { soundOf } from '#foundation/text/sound-of.ts';
import styles from './questions.module.css';
import { perLocale } from '#foundation/text/locales.ts';

const PERMALINK = 'questions';
const LIST = 'question-list';

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async () => {
    const locale = await currentLocale();
    const page = await readRoutedPage(PERMALINK, locale);
    if (!page) notFound();
    return pageMetadata({
      locale,
      paths: perLocale(paths.questions),
      title: page.title,
      description: page.lead,
    });
  }),
);

/** Frequent questions by topic (B9 FAQPage). */
export default withNotFound(
  withFirstSteps(async function QuestionsPage() {
    const locale = await currentLocale();
    const [t, tFilter, tSearch, page, faqs, shell] = await Promise.all([
      getTranslations('common.questions'),
      getTranslations('common.agencies'),
      getTranslations('common.siteSearch'),
      readRoutedPage(PERMALINK, locale),
      readFaqs(locale),
      readShell(locale),
    ]);
    if (!page) notFound();
    return (
      <article className={styles.page}>
        {faqs.length > 0 ? <JsonLd data={faqPageData(faqs)} /> : null}
        <PageHead path={paths.questions(locale)} title={page.title} lead={page.lead} />
        <div className={`wrap ${styles.columns}`}>
          <TopicLinks faqs={faqs} />
          <div>
            <ListFilter
              list={LIST}
              labels={{
                form: t('search'),
                field: t('search'),
                hint: t('searchHint'),
                submit: tFilter('submit'),
                clear: tFilter('clear'),
                noneTitle: t('noneTitle'),
                noneText: t('noneText', { phone: shell.phone ?? '' }),
                showAll: t('showAll'),
                didYouMean: tSearch('didYouMean'),
                counts: Array.from({ length: faqs.length + 1 }, (_, count) => t('found', { count })),
              }}
            />
            <div id={LIST} className={styles.list}>
              <QuestionTopics faqs={faqs} />
            </div>
            <RichText value={page.body} className={styles.body} />
          </div>
        </div>
      </article>
    );
  }),
);

/** Links to the topics that have questions. */
async function TopicLinks({ faqs }: { faqs: readonly Faq[] }) {
  const t = await getTranslations('common.questions');
  return (
    <nav className={styles.topics} aria-labelledby="question-topics">
      <h2 id="question-topics">{t('topics')}</h2>
      <ul>
        {faqTopics
          .filter((topic) => faqs.some((faq) => faq.topic === topic))
          .map((topic) => (
            <li key={topic}>
              <a href={`#${topic}`}>{t(`topic.${topic}`)}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Questions under the heading of their topic; answers open without a script. */
async function QuestionTopics({ faqs }: { faqs: readonly Faq[] }) {
  const t = await getTranslations('common.questions');
  return faqTopics.map((topic) => {
    const topicFaqs = faqs.filter((faq) => faq.topic === topic);
    return topicFaqs.length === 0 ? null : (
      <section
        key={topic}
        id={topic}
        className={styles.topic}
        data-group=""
        aria-labelledby={`${topic}-title`}
      >
        <h2 id={`${topic}-title`}>{t(`topic.${topic}`)}</h2>
        {topicFaqs.map((faq) => (
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
            {/* Browsers open the question when an address names what is inside it. */}
            <div id={`${faq.id}-answer`}>
              <RichText value={faq.answer} className={styles.answer} />
            </div>
          </details>
        ))}
      </section>
    );
  });
}
