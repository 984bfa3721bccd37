import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import type { WaysView } from '#lib/timetable/way-view.ts';
import { paths } from '#lib/routes/paths.ts';
import { FactsStrip } from './facts-strip.client.tsx';
import styles from './facts.module.css';

type Props = { view: WaysView | null; ports: readonly string[] };

/** The facts strip, or what to do where no ship of ours sails directly. */
export async function Facts({ view, ports }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.destinations');
  if (!view || view.ways.length === 0) {
    return (
      <div className={`wrap ${styles.none}`}>
        <div>
          <p>{t('noDirect')}</p>
          <ButtonLink href={paths.booking(locale)}>{t('searchTrip')}</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="wrap">
      <FactsStrip
        initial={view}
        ports={ports}
        locale={locale}
        labels={{
          region: t('facts'),
          fromPort: t('fromPort'),
          next: t('nextSailing'),
          after: t('after'),
          price: t('price'),
          book: t('book'),
          none: t('noSailings'),
        }}
      />
    </div>
  );
}
