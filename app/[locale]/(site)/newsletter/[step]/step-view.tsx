import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { EMAIL_FIELD } from '#app/_ui/newsletter/places.ts';
import type { Step, View } from '#lib/desk/newsletter-step.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './step-view.module.css';

type Props = { step: Step; view: View; token: string };

/** What happened, in one heading and one sentence, and the one thing to do next. Works without script. */
export async function StepView({ step, view, token }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.newsletter');
  const asks = view === 'confirmAsk' || view === 'unsubscribeAsk' || view === 'tryAgain';
  const failedSignUp = view === 'invalid' || view === 'often' || view === 'signUpAway';
  return (
    <section className={styles.step}>
      <div className={`wrap ${styles.inner}`}>
        <h1>{t(`page.${view}.title`)}</h1>
        <p className={styles.lead}>{t(`page.${view}.text`)}</p>
        <div className={styles.ways}>
          {asks ? (
            <form method="post" action={`/api/newsletter/${step}`}>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="locale" value={locale} />
              <button className={buttonClasses()}>
                {view === 'tryAgain' ? t('retry') : t(step === 'confirm' ? 'confirm' : 'unsubscribe')}
              </button>
            </form>
          ) : null}
          {failedSignUp || view === 'expired' ? (
            // A plain link: the browser then also puts the cursor into the field.
            <a className={buttonClasses()} href={`#${EMAIL_FIELD}`}>
              {t(failedSignUp ? 'retry' : 'signUpAgain')}
            </a>
          ) : null}
          {asks ? null : (
            <TextLink href={paths.news(locale)} arrow>
              {t('toNews')}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  );
}
