import type { Metadata } from 'next';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PageHead } from '#app/_ui/page-head/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { telephoneLink } from '#app/_ui/shell/telephone.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { ContactCard } from './_contact/contact-card.tsx';
import { ContactForm } from './_contact/contact-form.client.tsx';
import { ContactQuestions } from './_contact/contact-questions.tsx';
import styles from './_contact/contact.module.css';
import { SelfService } from './_contact/self-service.tsx';

type Props = { params: Promise<{ locale: string }> };

async function find(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const page = await readRoutedPage('contact', locale);
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await find(params);
  return pageMetadata({
    locale,
    paths: { el: paths.contact('el'), en: paths.contact('en') },
    title: page.title,
    description: page.lead,
  });
}

/** The form first, everything by which we are reached beside it, and below what needs no message at all. */
export default async function ContactPage({ params }: Props) {
  const { locale, page } = await find(params);
  setRequestLocale(locale);
  const { common } = await getMessages({ locale });
  const { phone, email, address } = await readShell(locale);
  return (
    <>
      <PageHead locale={locale} path={paths.contact(locale)} title={page.title} lead={page.lead} />
      <div className={`wrap ${styles.columns}`}>
        <section id="form" className={styles.form} aria-labelledby="form-title">
          <h2 id="form-title">{common.contact.formTitle}</h2>
          <ContactForm
            locale={locale}
            phone={phone ? { text: phone, href: telephoneLink(phone) } : null}
            shared={common.deskForm}
            texts={common.contact.form}
          />
        </section>
        <ContactCard locale={locale} phone={phone} email={email} address={address} cover={page.cover} />
      </div>
      <SelfService locale={locale} />
      <div className={`wrap ${styles.more}`}>
        <RichText value={page.body} locale={locale} className={styles.body ?? ''} />
        <ContactQuestions locale={locale} />
      </div>
    </>
  );
}
