import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { Missing } from '#lib/booking/form/validity.ts';
import type { SearchFormProps } from './form-props.ts';
import { MissingNotice } from './missing-notice.tsx';
import { NativeParty, NativeDay, NativePort } from './native-fields.tsx';
import styles from './search-form.module.css';
import cells from './cells.module.css';
import promos from './promo.module.css';
import legRows from './trip-legs.module.css';
import { Swap } from './swap-icon.tsx';
import { MAX_TRIPS } from '#lib/booking/form/state.ts';

export type NativeFormProps = SearchFormProps & {
  missing: readonly Missing[];
  /** Rows for several legs; 0 for a single trip. */
  rows: number;
};

/**
 * A GET form of native controls, rendered by the server: it works before the script loads and without it. Each control
 * is where the enhanced form has its own, so that nothing moves when that replaces it.
 */
export function NativeForm(props: NativeFormProps) {
  const { start, rows, missing } = props;
  const t = useTranslations('common.booking.search');
  return (
    <form className={styles.card} action={props.action} method="get" aria-label={t('label')}>
      <div className={styles.top}>
        <NativeTripKind {...props} />
        <NativePromo promo={start.promo} />
        <SiteLink href={props.manageHref} className={styles.mine} data-control="mine">
          {t('mine')}
        </SiteLink>
      </div>
      {rows > 0 ? <NativeLegs {...props} /> : null}
      <div className={`${cells.row} ${rows > 0 ? cells.rest : ''}`}>
        {rows > 0 ? null : <NativeTrip {...props} />}
        <NativeParty {...props} />
        <div className={styles.stub}>
          <button className={buttonClasses()} data-control="submit">
            {t('submit')}
          </button>
        </div>
      </div>
      <MissingNotice missing={missing} legs={rows > 0} />
    </form>
  );
}

/** Return or one-way as native options. Several legs need other fields, so a link leads to the page with them, and back. */
function NativeTripKind({ rows, start, formHref }: NativeFormProps) {
  const t = useTranslations('common.booking.search');
  if (rows > 0)
    return (
      <div className={styles.ways}>
        <input type="hidden" name="way" value="many" />
        <a href={formHref} data-press data-control="way-return">
          {t('withReturn')}
        </a>
        <a href={`${formHref}?way=one`} data-press data-control="way-one">
          {t('oneWay')}
        </a>
        <a href={`${formHref}?way=many`} aria-current="page" data-control="way-many">
          {t('many')}
        </a>
      </div>
    );
  const oneWay = start.trips[0]?.oneWay === true;
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{t('way')}</legend>
      {(['return', 'one'] as const).map((way) => (
        <label key={way}>
          <input
            type="radio"
            name="way"
            value={way}
            data-control={`way-${way}`}
            defaultChecked={oneWay === (way === 'one')}
          />
          {t(way === 'return' ? 'withReturn' : 'oneWay')}
        </label>
      ))}
      <a href={`${formHref}?way=many`} data-press data-control="way-many">
        {t('many')}
      </a>
    </fieldset>
  );
}

function NativePromo({ promo }: { promo: string }) {
  const t = useTranslations('common.booking.search');
  return (
    <details className={promos.promo}>
      <summary data-control="promo">{promo ? `${t('promo')}: ${promo}` : t('promoAsk')}</summary>
      <div className={promos.panel}>
        <label>
          {t('promo')}
          <input name="promo" defaultValue={promo} maxLength={40} autoComplete="off" />
        </label>
        <small>{t('promoHint')}</small>
      </div>
    </details>
  );
}

/** From, to and the days of a single trip, with their given values. */
function NativeTrip(props: NativeFormProps) {
  const [trip] = props.start.trips;
  return (
    <>
      <NativePort {...props} trip={1} name="from" value={trip?.from} required />
      {/* Space for the button that swaps the ports, which needs the script. */}
      <div className={cells.turn}>
        <span className={`${cells.swap} ${cells.asleep}`} aria-hidden>
          <Swap size={20} />
        </span>
      </div>
      <NativePort {...props} trip={1} name="to" value={trip?.to} required />
      <NativeDay {...props} trip={1} name="date" value={trip?.date} required />
      <NativeDay {...props} trip={1} name="return" value={trip?.return} />
    </>
  );
}

/** One row of native controls for each leg. Empty rows are ignored; a link to the same page adds more rows. */
function NativeLegs(props: NativeFormProps) {
  const { start, rows, formHref } = props;
  const t = useTranslations('common.booking.search');
  return (
    <div>
      {Array.from({ length: rows }, (_, index) => {
        const leg = start.trips[index];
        return (
          <fieldset key={index} className={legRows.leg}>
            <legend className="visually-hidden">{t('leg', { number: index + 1 })}</legend>
            <span className={`num ${legRows.number}`} aria-hidden>
              {index + 1}
            </span>
            {index === 0 ? (
              <NativePort {...props} trip={1} name="from" value={leg?.from} required />
            ) : (
              <p className={legRows.start}>
                <input type="hidden" name="from" value="" />
                {t('legStart')}
              </p>
            )}
            <NativePort {...props} trip={index + 1} name="to" value={leg?.to} required={index === 0} />
            <NativeDay {...props} trip={index + 1} name="date" value={leg?.date} required={index === 0} />
          </fieldset>
        );
      })}
      <div className={legRows.more}>
        {rows < MAX_TRIPS ? (
          <button
            className={buttonClasses({ tone: 'line', small: true })}
            name="rows"
            value={rows + 1}
            formAction={formHref}
            formNoValidate
          >
            {t('addLeg')}
          </button>
        ) : null}
        <p>{t('legsHint', { count: MAX_TRIPS })}</p>
      </div>
    </div>
  );
}
