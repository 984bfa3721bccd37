import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import { FlowFrame } from '#app/[locale]/(booking)/_booking/frame/flow-frame.tsx';
import furniture from '#app/[locale]/(booking)/_booking/frame/furniture.module.css';
import { IslandPicture } from '#app/[locale]/(booking)/_booking/frame/island-picture.tsx';
import { localeOf } from '#app/[locale]/(booking)/_booking/frame/locale-of.ts';
import { LookupForm } from '#app/[locale]/(booking)/_booking/manage/lookup-form.client.tsx';
import styles from '#app/[locale]/(booking)/_booking/manage/manage.module.css';
import { first, type RawQuery } from '#lib/booking/search-query.ts';
import { paths } from '#lib/routes/paths.ts';
import { normaliseReference } from '#reservations/contract/index.ts';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  // The form prints the title itself, because it must say when something has to be corrected, also without a script.
  return { title: { absolute: '' }, robots: { index: false } };
}

/** A booking is found by its reference and a traveller's surname; no account, no paper. */
export default async function ManagePage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations('common.booking.manage');
  const { common } = await getMessages();
  const reference = normaliseReference(first(await searchParams, 'ref') ?? '').slice(0, 7);
  return (
    <FlowFrame locale={locale} hrefOf={paths.manageBooking}>
      <section className={styles.head}>
        <div className={`wrap ${styles.headIn}`}>
          <div className={styles.text}>
            <h1 className={furniture.h1}>{t('heading')}</h1>
            <p className={furniture.lede}>{t('lede')}</p>
          </div>
          <IslandPicture island="symi" locale={locale} className={styles.picture} sizes="400px" priority />
        </div>
      </section>
      <div className={`wrap ${styles.body}`}>
        <NextIntlClientProvider messages={{ common: { booking: { manage: common.booking.manage } } }}>
          <LookupForm locale={locale} reference={reference} />
        </NextIntlClientProvider>
      </div>
    </FlowFrame>
  );
}
