import type { Metadata } from 'next';
import { getMessages, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { PageHead } from '#app/_ui/page-head/page-head.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { telephoneLink } from '#app/_ui/shell/telephone.ts';
import { readJobOpenings } from '#lib/content/readers/job-opening.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { athensDay } from '#lib/dates/athens.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { ApplicationForm } from './_career/application-form.client.tsx';
import styles from './_career/career.module.css';
import { OpeningList } from './_career/opening-list.tsx';

type Props = { params: Promise<{ locale: string }> };

async function find(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const page = await readRoutedPage('career', locale);
  if (!page) notFound();
  return { locale, page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await find(params);
  return pageMetadata({
    locale,
    paths: { el: paths.career('el'), en: paths.career('en') },
    title: page.title,
    description: page.lead,
  });
}

/** Open positions, what it is like to work here, and a form for those who find nothing that fits. */
export default async function CareerPage({ params }: Props) {
  const { locale, page } = await find(params);
  setRequestLocale(locale);
  const { common } = await getMessages({ locale });
  const texts = common.career;
  const [openings, { phone }] = await Promise.all([
    readJobOpenings(locale, athensDay(new Date())),
    readShell(locale),
  ]);
  return (
    <>
      <PageHead locale={locale} path={paths.career(locale)} title={page.title} lead={page.lead} />
      {page.cover ? (
        <div className="wrap">
          <div className={styles.frame}>
            <ContentImage picture={page.cover} layout="cover" slotRatio={0.4} sizes="100vw" priority />
          </div>
        </div>
      ) : null}
      <section className={`wrap ${styles.openings}`} aria-labelledby="openings">
        <h2 id="openings">{texts.openings}</h2>
        <OpeningList openings={openings} locale={locale} />
      </section>
      <div className="wrap">
        <RichText value={page.body} locale={locale} className={styles.body ?? ''} />
      </div>
      <section id="form" className={styles.apply} aria-labelledby="form-title">
        <div className={`wrap ${styles.applyIn}`}>
          <div>
            <h2 id="form-title">{texts.spontaneousTitle}</h2>
            <p>{texts.spontaneousLead}</p>
          </div>
          <ApplicationForm
            locale={locale}
            path={paths.career(locale)}
            opening={null}
            phone={phone ? { text: phone, href: telephoneLink(phone) } : null}
            shared={common.deskForm}
            texts={texts.form}
            places={{ ship: texts.ship, shore: texts.shore }}
          />
        </div>
      </section>
    </>
  );
}
