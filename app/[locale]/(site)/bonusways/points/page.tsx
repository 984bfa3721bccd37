import { type Locale, perLocale } from '#foundation/text/locales.ts';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { answerBonus } from '#lib/bonus/answer.server.ts';
import { groupDigits } from '#foundation/text/conventions.ts';
import { bonusRules } from '#lib/bonus/rules.ts';
import { MAX_TRAVELLERS, readBonusQuestion } from '#lib/bonus/question.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import styles from '#app/[locale]/(site)/bonusways/bonus.module.css';
import { PointsForm } from '#app/[locale]/(site)/bonusways/points-form.tsx';
import { PointsResult } from '#app/[locale]/(site)/bonusways/points-result.tsx';

type Props = {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The form in the other language, with the same values. */
function addressOf(locale: Locale, query: Record<string, string | string[] | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? paths.bonusPoints(locale) : `${paths.bonusPoints(locale)}?${text}`;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, query] = await Promise.all([currentLocale(), searchParams]);
  const t = await getTranslations('common.bonus');
  return pageMetadata({
    locale,
    paths: perLocale((each) => addressOf(each, query)),
    title: t('calculatorPage'),
    description: t('calculatorText'),
    noIndex: true,
  });
}

/** What a journey earns. A page of its own and a plain form, so that it works without JavaScript. */
export default async function BonusPointsPage({ searchParams }: Props) {
  const [locale, query] = await Promise.all([currentLocale(), searchParams]);
  const [network, t] = await Promise.all([readNetwork(), getTranslations('common.bonus')]);
  const ports = network?.ports ?? [];
  const reading = readBonusQuestion(query, new Set(ports.map(({ code }) => code)));
  const { question, errors } = reading;
  const answer = network === null ? { kind: 'away' as const } : question ? await answerBonus(question) : null;
  const messageOf = (code: (typeof errors)[number]['code']) => t(code, { most: MAX_TRAVELLERS });
  return (
    <>
      <PageHead
        path={paths.bonusPoints(locale)}
        title={t('calculatorPage')}
        lead={t('calculatorText')}
        between={[{ name: 'Bonus Ways', href: paths.bonusways(locale) }]}
      />
      <div className={`wrap ${styles.points}`}>
        {network !== null && errors.length > 0 ? (
          <ErrorSummary
            title={t('errorsTitle')}
            errors={errors.map(({ field, code }) => ({
              field,
              // Both ports can be unknown, so the message names the field.
              text: code === 'portUnknown' ? `${t(field)}: ${messageOf(code)}` : messageOf(code),
            }))}
          />
        ) : null}
        {answer && (answer.kind === 'away' || question) ? (
          <PointsResult question={question} answer={answer} ports={ports} />
        ) : null}
        <div className={styles.asking}>
          <PointsForm
            ports={ports}
            reading={reading}
            errorOf={(field) => {
              const error = errors.find((each) => each.field === field);
              return error && network !== null ? messageOf(error.code) : undefined;
            }}
          />
          <Rates />
        </div>
      </div>
    </>
  );
}

/** What a euro earns at each level, beside the form that asks about a journey. */
async function Rates() {
  const locale = await currentLocale();
  const t = await getTranslations('common.bonus');
  return (
    <section className={styles.rates} aria-labelledby="rates">
      <h2 id="rates">{t('levelsTitle')}</h2>
      <dl className="num">
        {bonusRules.levels.map(({ id, fromPoints, pointsPerEuro }) => (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd>
              <b>{t('perEuro', { points: pointsPerEuro })}</b>
              <span>
                {fromPoints === 0
                  ? t('fromStart')
                  : t('fromPoints', { points: groupDigits(fromPoints, locale) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
