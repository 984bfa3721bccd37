import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { ListFilter } from '#app/_ui/filter/list-filter.client.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { faqPageData } from '#lib/content/faq-page-data.ts';
import { readFaqs } from '#lib/content/readers/faq.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { QuestionTopics } from './question-topics.tsx';
import { TopicLinks } from './topic-links.tsx';
import styles from './questions.module.css';

const PERMALINK = 'questions';
const LIST = 'question-list';

export const generateMetadata = headOrLost(
  headOrFirstSteps(async () => {
    const locale = await currentLocale();
    const page = await readRoutedPage(PERMALINK, locale);
    if (!page) notFound();
    return pageMetadata({
      locale,
      paths: { el: paths.questions('el'), en: paths.questions('en') },
      title: page.title,
      description: page.lead,
    });
  }),
);

/** Frequent questions by topic (B9 FAQPage). */
export default pageOrLost(
  pageOrFirstSteps(async function QuestionsPage() {
    const locale = await currentLocale();
    const [t, words, page, faqs, shell] = await Promise.all([
      getTranslations('common.questions'),
      getTranslations('common.agencies'),
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
                submit: words('submit'),
                clear: words('clear'),
                noneTitle: t('noneTitle'),
                noneText: t('noneText', { phone: shell.phone ?? '' }),
                showAll: t('showAll'),
                counts: Array.from({ length: faqs.length + 1 }, (_, count) => t('found', { count })),
              }}
            />
            <div id={LIST} className={styles.list}>
              <QuestionTopics faqs={faqs} />
            </div>
            <RichText value={page.body} locale={locale} className={styles.body} />
          </div>
        </div>
      </article>
    );
  }),
);
