import { getTranslations } from 'next-intl/server';
import type { MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import type { Locale } from '#foundation/text/locales.ts';
import styles from './issue-head.module.css';

const MEGABYTE = 1024 * 1024;

/** The issue as a file, when editors have uploaded one; the size stands in the link. */
export async function PdfLink({ pdf, locale }: { pdf: MagazineIssue['pdf']; locale: Locale }) {
  if (!pdf?.url) return null;
  const t = await getTranslations({ locale, namespace: 'common.magazine' });
  const size = Math.max(0.1, (pdf.size ?? 0) / MEGABYTE).toLocaleString(locale, {
    maximumFractionDigits: 1,
  });
  return (
    <a href={pdf.url} className={styles.pdf} download>
      {t('pdf', { size })}
    </a>
  );
}
