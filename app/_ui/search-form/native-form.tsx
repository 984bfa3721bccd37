import { useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { Missing } from '#lib/booking/form/validity.ts';
import type { SearchFormProps } from './form-props.ts';
import { MissingNotice } from './missing-notice.tsx';
import { PlainLegs } from './native/native-legs.tsx';
import { PlainParty } from './native/native-party.tsx';
import { PlainPromo } from './native/native-promo.tsx';
import { PlainTrip } from './native/native-trip.tsx';
import { PlainWays } from './native/native-ways.tsx';
import styles from './search-form.module.css';

export type PlainProps = SearchFormProps & {
  missing: readonly Missing[];
  /** Rows for several legs; 0 for a single trip. */
  rows: number;
};

/**
 * A GET form of native controls, written by the server: it searches before, without and instead of the script. Each control stands
 * where the richer form has its own, so that nothing moves when that takes over.
 */
export function PlainForm(props: PlainProps) {
  const { start, rows, missing } = props;
  const t = useTranslations('common.booking.search');
  return (
    <form className={styles.card} action={props.action} method="get" aria-label={t('label')}>
      <div className={styles.top}>
        <PlainWays {...props} />
        <PlainPromo promo={start.promo} />
        <SiteLink href={props.manageHref} className={styles.mine} data-control="mine">
          {t('mine')}
        </SiteLink>
      </div>
      {rows > 0 ? <PlainLegs {...props} /> : null}
      <div className={`${styles.row} ${rows > 0 ? styles.rest : ''}`}>
        {rows > 0 ? null : <PlainTrip {...props} />}
        <PlainParty {...props} />
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
