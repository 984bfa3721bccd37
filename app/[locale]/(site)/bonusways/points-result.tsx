import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import type { BonusAnswer, BonusOption } from '#lib/bonus/answer.server.ts';
import { groupDigits } from '#foundation/text/conventions.ts';
import { inSentence } from '#foundation/text/place-forms.ts';
import { portNames } from '#lib/reservations/port-names.ts';
import type { BonusQuestion } from '#lib/bonus/question.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Port } from '#contracts/reservations/index.ts';
import styles from './points-result.module.css';

type Props = {
  question: BonusQuestion | null;
  answer: BonusAnswer;
  ports: readonly Port[];
};

/** What the journey earns with each kind of ship, or why that isn't known. */
export async function PointsResult({ question, answer, ports }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.bonus');
  if (answer.kind === 'away' || !question)
    return (
      <section className={styles.nothing} aria-labelledby="result">
        <h2 id="result">{t('awayTitle')}</h2>
        <p>{t('awayText')}</p>
      </section>
    );
  if (answer.options.length === 0)
    return (
      <section className={styles.nothing} aria-labelledby="result">
        <h2 id="result">{t('noneTitle')}</h2>
        <p>{t('noneText')}</p>
      </section>
    );
  const names = portNames(ports, locale);
  return (
    <section className={styles.result} aria-labelledby="result">
      <h2 id="result">
        {t.markup('resultTitle', {
          from: inSentence(names(question.from)),
          to: inSentence(names(question.to)),
        })}
      </h2>
      <p className={styles.party}>
        {t('resultParty', {
          adults: question.adults,
          children: question.children,
          class: t(question.class).toLocaleLowerCase(locale),
          way: t(question.isReturn ? 'return' : 'single').toLocaleLowerCase(locale),
        })}
      </p>
      <div className={styles.options}>
        {answer.options.map((option) => (
          <Option key={option.vesselKind} option={option} />
        ))}
      </div>
      <ButtonLink href={paths.booking(locale, { from: question.from, to: question.to })} tone="navy">
        {t('book')}
      </ButtonLink>
    </section>
  );
}

async function Option({ option }: { option: BonusOption }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.bonus');
  const [base, ...higher] = option.levels;
  const points = (value: number) => groupDigits(value, locale);
  return (
    <div className="num">
      <h3>{t(option.vesselKind)}</h3>
      <p className={styles.points}>{t('pointsLabel', { points: points(base?.points ?? 0) })}</p>
      <ul className={styles.levels}>
        {higher.map((level) => (
          <li key={level.id}>
            {`${t('pointsLabel', { points: points(level.points) })} ${t('atLevel', { level: t(level.id) })}`}
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{t('price')}</dt>
          <dd>{formatPrice(option.totalCents, locale)}</dd>
        </div>
        <div>
          <dt>{t('counted')}</dt>
          <dd>{formatPrice(option.countedCents, locale)}</dd>
        </div>
      </dl>
      <p>
        {`${t('worth', { points: points(option.award.points) })} `}
        {option.award.journeys === null ? null : t('journeys', { count: option.award.journeys })}
      </p>
    </div>
  );
}
