import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { IssueCard } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { issueWords } from '#app/_ui/magazine/issue-line.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import styles from './footer-magazine.module.css';

/** The latest cover, always 208 × 294, leads to the issue; the button to all of them (A8). */
export async function FooterMagazine({ issue }: { issue: IssueCard }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const [number, season] = await issueWords(issue);
  return (
    <section className={styles.magazine} aria-labelledby="footer-magazine">
      <SiteLink href={issue.href} className={styles.cover}>
        <ContentImage
          picture={issue.cover}
          alt={`${t('name')}, ${number}: ${issue.title}`}
          slotRatio={294 / 208}
          sizes="208px"
        />
      </SiteLink>
      <div className={styles.words}>
        <h2 id="footer-magazine">{t('name')}</h2>
        <p>{t('footerText', { number: String(issue.number), season: season.toLocaleLowerCase(locale) })}</p>
        <SiteLink href={paths.magazine(locale)} className={styles.button}>
          {t('toMagazine')}
        </SiteLink>
      </div>
    </section>
  );
}
