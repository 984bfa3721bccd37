import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import styles from './issue-head.module.css';

const MEGABYTE = 1024 * 1024;

/** The issue as a file, when editors have uploaded one; the size stands in the link. */
export async function PdfLink({ pdf }: { pdf: MagazineIssue['pdf'] }) {
  const locale = await currentLocale();
  if (!pdf?.url) return null;
  const t = await getTranslations('common.magazine');
  const size = Math.max(0.1, (pdf.size ?? 0) / MEGABYTE).toLocaleString(locale, {
    maximumFractionDigits: 1,
  });
  return (
    <a href={pdf.url} className={styles.pdf} download>
      {t('pdf', { size })}
    </a>
  );
}
