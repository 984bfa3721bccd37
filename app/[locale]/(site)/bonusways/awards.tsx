import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { awardRows } from '#lib/bonus/award-rows.ts';
import { numberWords } from '#lib/bonus/number-words.ts';
import { readNetwork, readPriceList } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './bonus.module.css';

/** The table of free tickets, with real crossings in every row while the reservation service answers. */
export async function Awards() {
  const locale = await currentLocale();
  const [t, list, network] = await Promise.all([
    getTranslations('common.bonus'),
    readPriceList(),
    readNetwork(),
  ]);
  const rows = awardRows(list, network, locale);
  const hasExamples = rows.some(({ examples }) => examples.length > 0);
  return (
    <section className={`wrap ${styles.split} ${styles.awards}`} aria-labelledby="awards">
      <div className={styles.words}>
        <h2 id="awards">{t('awardsTitle')}</h2>
        <p>{t('awardsText')}</p>
        <TextLink href={paths.priceList(locale)} arrow>
          {t('toPrices')}
        </TextLink>
      </div>
      <table className={`num ${styles.table}`} aria-labelledby="awards">
        <thead>
          <tr>
            <th scope="col">{t('awardWay')}</th>
            {hasExamples ? <th scope="col">{t('awardExamples')}</th> : null}
            <th scope="col">{t('awardPoints')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ points, upTo, examples }) => (
            <tr key={points}>
              <th scope="row">{upTo ? t('awardUpTo', { price: upTo }) : t('awardAbove')}</th>
              {hasExamples ? (
                <td>
                  {examples.map(({ way, vesselKind }) => (
                    <span key={`${way} ${vesselKind}`}>
                      {t(vesselKind === 'fast' ? 'exampleFast' : 'exampleFerry', { way })}
                    </span>
                  ))}
                </td>
              ) : null}
              <td>{numberWords(points, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
