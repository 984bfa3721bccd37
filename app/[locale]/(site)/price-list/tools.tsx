import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Download, Printer } from '#app/_ui/icon/drawn.server.tsx';
import type { Locale } from '#foundation/text/locales.ts';
import { PrintButton } from './print-button.client.tsx';
import styles from './prices-view.module.css';

/** The list to take along: as a table for a spreadsheet, or on paper. */
export async function Tools({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'common.prices' });
  return (
    <div className={styles.tools}>
      <a
        href={`/api/price-list/${locale}`}
        className={buttonClasses({ tone: 'line', small: true })}
        title={t('csvHint')}
        download
      >
        <Download aria-hidden className="icon" />
        {t('csv')}
      </a>
      <PrintButton>
        <Printer aria-hidden className="icon" />
        {t('print')}
      </PrintButton>
    </div>
  );
}
