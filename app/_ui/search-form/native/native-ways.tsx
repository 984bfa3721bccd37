import { useTranslations } from 'next-intl';
import type { PlainProps } from '#app/_ui/search-form/native-form.tsx';
import styles from '#app/_ui/search-form/search-form.module.css';

/** Return or one way by a native choice; several legs need other fields, so a link leads to the page that has them, and back. */
export function PlainWays({ rows, start, formHref }: PlainProps) {
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
