import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { readFaqs } from '#lib/content/readers/faq.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './contact.module.css';

/** What people write about most, two of each. */
const TOPICS = ['changes', 'booking', 'port'] as const;
const EACH = 2;

/** Answers that save a message; all of them have a page of their own. */
export async function ContactQuestions() {
  const locale = await currentLocale();
  const t = await getTranslations('common.contact');
  const all = await readFaqs(locale);
  const faqs = TOPICS.flatMap((topic) => all.filter((faq) => faq.topic === topic).slice(0, EACH));
  if (faqs.length === 0) return null;
  return (
    <section className={styles.questions} aria-labelledby="contact-questions">
      <h2 id="contact-questions">{t('faqTitle')}</h2>
      {faqs.map((faq) => (
        <details key={faq.id}>
          <summary>
            <span>{faq.question}</span>
            <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
          </summary>
          <RichText value={faq.answer} locale={locale} className={styles.answer ?? ''} />
        </details>
      ))}
      <p>
        <TextLink href={paths.questions(locale)}>{t('allFaqs')}</TextLink>
      </p>
    </section>
  );
}
