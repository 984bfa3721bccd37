import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { dayWithYear } from '#app/[locale]/(site)/career/day-with-year.ts';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { readJobOpenings } from '#lib/content/readers/job-opening.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import styles from './opening.module.css';

const MOST = 3;

/** For those who came for the wrong one. */
export async function OtherOpenings({ except }: { except: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.career');
  const all = await readJobOpenings(locale, athensDay(new Date()));
  const others = all.filter((job) => job.id !== except).slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <section className={`wrap ${styles.others}`} aria-labelledby="other-openings">
      <h2 id="other-openings">{t('others')}</h2>
      <ul>
        {others.map((job) => (
          <li key={job.id}>
            <TextLink href={job.href}>{job.title}</TextLink>
            <span>
              {job.place}, {t(job.where).toLocaleLowerCase(locale)}
            </span>
            <span>{job.closesOn ? t('until', { day: dayWithYear(job.closesOn, locale) }) : t('always')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
