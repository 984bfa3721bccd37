import { currentLocale } from '#lib/i18n/current-locale.ts';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { Note } from '#lib/booking/manage/manage-path.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import { NoteNotice } from './note-notice.tsx';
import { LookupForm } from './lookup-form.client.tsx';
import styles from './lookup.module.css';

type Props = { reference: string; note: Note | null };

/** Where a booking is opened by its reference and a traveller's surname; no account, no paper. */
export async function LookupPage({ reference, note }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.manage');
  const { manage, unanswered } = (await getMessages()).common.booking;
  return (
    <>
      <section className={styles.head}>
        <div className={`wrap ${styles.headIn}`}>
          <div className={styles.text}>
            <h1 className={furniture.h1}>{t('heading')}</h1>
            <p className={furniture.lede}>{t('lede')}</p>
          </div>
          <IslandPicture island="symi" className={styles.picture} sizes="400px" priority />
        </div>
      </section>
      <div className={`wrap ${styles.body}`}>
        <div>
          {note ? <NoteNotice note={note} /> : null}
          <NextIntlClientProvider messages={{ common: { booking: { manage, unanswered } } }}>
            <LookupForm locale={locale} reference={reference} />
          </NextIntlClientProvider>
        </div>
      </div>
    </>
  );
}
