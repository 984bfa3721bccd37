import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Download, Printer } from '#app/_ui/icon/drawn.server.tsx';
import { PrintButton } from './print-button.client.tsx';
import styles from './prices-view.module.css';

/** The list to take along: as a table for a spreadsheet, or on paper. */
export async function Tools() {
  const locale = await currentLocale();
  const t = await getTranslations('common.prices');
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
