import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import errors from '#app/_ui/errors/errors.module.css';
import { LostChart } from '#app/_ui/errors/lost-chart.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { EMAIL_FIELD } from '#app/_ui/newsletter/places.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { isResult, isStep, viewOf, type Step, type View } from '#lib/desk/newsletter-step.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { perLocale } from '#foundation/text/locales.ts';

type StepViewProps = { step: Step; view: View; token: string };

type Props = {
  params: Promise<{ step: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
type StepPage = { step: Step; view: View; token: string };

export async function generateMetadata(props: Props): Promise<Metadata> {
  const seen = await read(props);
  if (!seen) return {};
  const { step, view } = seen;
  const locale = await currentLocale();
  const t = await getTranslations('common.newsletter.page');
  return {
    ...pageMetadata({
      locale,
      paths: perLocale((each) => paths.newsletter(each, step)),
      title: t(`${view}.title`),
      description: null,
      noIndex: true,
    }),
    // The token in the address must not be sent to other sites.
    referrer: 'no-referrer',
  };
}

export default async function NewsletterPage(props: Props) {
  const seen = await read(props);
  if (!seen) notFound();
  return <StepView {...seen} />;
}

async function read({ params, searchParams }: Props): Promise<StepPage | null> {
  const [{ step }, query] = await Promise.all([params, searchParams]);
  if (!isStep(step)) return null;
  const token = typeof query.token === 'string' ? query.token : '';
  const result = isResult(query.result) ? query.result : null;
  return { step, token, view: viewOf(step, result, token !== '') };
}

/** The result in one heading and one sentence, and the one next step. Works without script. */
async function StepView({ step, view, token }: StepViewProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.newsletter');
  const asks = view === 'confirmAsk' || view === 'unsubscribeAsk' || view === 'tryAgain';
  const failedSignUp = view === 'invalid' || view === 'often' || view === 'signUpAway';
  const needsForm = failedSignUp || view === 'expired';
  return (
    // Below it there is the form only where somebody needs it once more.
    <section className={errors.lost} data-without-newsletter={needsForm ? undefined : ''}>
      <div className={`wrap ${errors.inner}`}>
        <div>
          <h1>{t(`page.${view}.title`)}</h1>
          <p className={errors.lead}>{t(`page.${view}.text`)}</p>
          <div className={errors.ways}>
            {asks ? (
              <form method="post" action={`/api/newsletter/${step}`}>
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="locale" value={locale} />
                <button className={buttonClasses()}>
                  {view === 'tryAgain' ? t('retry') : t(step === 'confirm' ? 'confirm' : 'unsubscribe')}
                </button>
              </form>
            ) : null}
            {needsForm ? (
              // A plain link: the browser then also moves the focus to the field.
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
        <LostChart depth="18" />
      </div>
    </section>
  );
}
