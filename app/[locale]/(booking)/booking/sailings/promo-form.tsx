import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import Form from 'next/form';
import Link from 'next/link';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { withPromo } from '#lib/booking/change-query.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import { writeSearchQuery, type SearchQuery } from '#lib/booking/search-query.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { paths } from '#lib/routes/paths.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import type { PromoState } from './promo-state.ts';
import styles from './sailings.module.css';

type Props = { query: SearchQuery; promo: PromoState };

/** Adds or removes a promo code beside the price. A GET form: the code becomes part of the address. */
export async function PromoForm({ query, promo }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.summary.promo');
  const without = withPromo(query, '');
  if (promo.kind === 'applied' || promo.kind === 'waiting' || promo.kind === 'useless')
    return (
      <p className={styles.state}>
        <span>
          <b>
            {promo.kind === 'applied'
              ? unbroken(promo.text[locale])
              : t('code', { code: query.promo.toUpperCase() })}
          </b>
          {promo.kind === 'applied' ? null : <> {t(promo.kind)}</>}
        </span>
        <Link href={sailingsPath(locale, without)} scroll={false} prefetch={false} className={layout.link}>
          {t('remove')}
        </Link>
      </p>
    );
  const isWrong = promo.kind === 'refused';
  return (
    <details className={styles.promo} open={isWrong}>
      <summary>{t('ask')}</summary>
      <Form action={paths.bookingSailings(locale)} scroll={false}>
        {[...writeSearchQuery(without)].map(([name, value], index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="promo">{t('label')}</label>
        {isWrong ? (
          <p id="promo-problem" className={styles.problem}>
            {promo.message}
          </p>
        ) : null}
        <div className={styles.promoRow}>
          <input
            id="promo"
            name="promo"
            defaultValue={query.promo}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': 'promo-problem' })}
          />
          <button className={buttonClasses({ tone: 'line', small: true })}>{t('apply')}</button>
        </div>
      </Form>
    </details>
  );
}
