import { getTranslations } from 'next-intl/server';
import Form from 'next/form';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { addDays } from '#foundation/dates/day.ts';
import { boundId, withReturn } from '#lib/booking/change-query.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import { writeSearchQuery, type SearchQuery } from '#lib/booking/search-query.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './add-return.module.css';

type Props = { query: SearchQuery; discount: string | null };

/** The next question after a single crossing. What was chosen stays chosen; the return gets a board of its own. */
export async function AddReturn({ query, discount }: Props) {
  const [out] = query.bounds;
  if (!out || query.bounds.length > 1) return null;
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.sailings.addReturn');
  const hrefOn = (day: string) => {
    const wanted = withReturn(query, day);
    return sailingsPath(locale, wanted, boundId(wanted, 1));
  };
  return (
    <section className={styles.band} aria-labelledby="add-return">
      <h2 id="add-return">{t('title')}</h2>
      {discount ? <p>{t('discount', { discount })}</p> : null}
      <div className={styles.days}>
        <ButtonLink href={hrefOn(out.date)} tone="line" small>
          {t('sameDay')}
        </ButtonLink>
        <ButtonLink href={hrefOn(addDays(out.date, 1))} tone="line" small>
          {t('nextDay')}
        </ButtonLink>
        <Form action={paths.bookingSailings(locale)} className={styles.other}>
          {[...writeSearchQuery(query)].map(([name, value], index) => (
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="return-day">{t('otherDay')}</label>
          <input
            id="return-day"
            type="date"
            name="return"
            min={out.date}
            defaultValue={addDays(out.date, 2)}
            required
          />
          <button className={buttonClasses({ tone: 'line', small: true })}>{t('show')}</button>
        </Form>
      </div>
    </section>
  );
}
