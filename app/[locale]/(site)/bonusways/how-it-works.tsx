import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Callout } from '#app/_ui/rich-text/callout.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { numberWords } from '#lib/bonus/number-words.ts';
import { bonusRules } from '#lib/bonus/rules.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './bonus.module.css';

/** Three steps, and plainly what the website does not do. */
export async function HowItWorks() {
  const locale = await currentLocale();
  const t = await getTranslations('common.bonus');
  const steps = [
    { title: t('step1Title'), text: t('step1Text') },
    { title: t('step2Title'), text: t('step2Text', { points: bonusRules.levels[0].pointsPerEuro }) },
    {
      title: t('step3Title'),
      text: t('step3Text', { points: numberWords(bonusRules.awards[0].points, locale) }),
    },
  ];
  return (
    <section className={`wrap ${styles.how}`} aria-labelledby="how">
      <h2 id="how">{t('howTitle')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.honest}>
        <Callout tone="info">{t('honest')}</Callout>
        <TextLink href={paths.agencies(locale)} arrow>
          {t('toAgencies')}
        </TextLink>
      </div>
    </section>
  );
}
