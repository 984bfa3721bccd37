import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { paths } from '#lib/routes/paths.ts';
import styles from './latest-issue.module.css';

type Props = { title: string; lead: string | null };

/** The table before the first issue is out, or when editors have taken all of them offline. */
export async function NoIssue({ title, lead }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <p>{t('none')}</p>
        <TextLink href={paths.news(locale)} arrow>
          {t('toNews')}
        </TextLink>
      </div>
    </div>
  );
}
