import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FlowFrame } from './_shared/flow-frame.tsx';
import { IslandPicture } from './_shared/island-picture.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { IslandFares } from './island-fares.tsx';
import { NextDepartures } from './next-departures.tsx';
import below from './below-form.module.css';
import styles from './booking.module.css';
import { SearchForm } from '#app/_ui/search-form/search-form.tsx';
import { formQuery } from '#lib/booking/form-query.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { HOME_PORT } from '#lib/timetable/home-port.ts';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function bookingSearchMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.search');
  return pageMetadata({
    locale,
    paths: perLocale(paths.booking),
    title: t('title'),
    description: t('lede'),
  });
}

/**
 * The search form as a page: the target of deep links, campaign links and corrected searches.
 * @param props.raw what the address says; without it, the page is the same for everybody
 */
export async function BookingSearch({ raw }: { raw?: RawQuery }) {
  const t = await getTranslations('common.booking.search');
  const query = raw ? formQuery(raw) : '';
  const hrefOf = (language: Locale) => `${paths.booking(language)}${query ? `?${query}` : ''}`;
  return (
    <FlowFrame hrefOf={hrefOf} helpWith={query} isForEverybody={raw === undefined}>
      <section className={styles.hero} data-clear-foot>
        <IslandPicture className={styles.picture} sizes="100vw" priority />
        <div className="wrap">
          <h1>{t('heading')}</h1>
          <p>{t('lede')}</p>
        </div>
      </section>
      <div className={`wrap ${styles.card}`}>
        {/* A link below fills in the form of this page: a new trip is a new form. */}
        <SearchForm key={query} raw={raw ?? {}} eager />
      </div>
      <div className={`wrap ${below.below}`}>
        <NextDepartures {...await askedPorts(raw ?? {})} />
        <IslandFares />
      </div>
    </FlowFrame>
  );
}

/** The ports of a link with a trip; otherwise where most ships leave from. */
async function askedPorts(raw: RawQuery): Promise<{ port: string; destination: string | null }> {
  const network = await readNetwork();
  const start = network?.ports.find(({ code }) => code === first(raw, 'from'));
  const to = first(raw, 'to');
  const destination = to && start?.destinations.includes(to) ? to : null;
  return { port: start?.code ?? HOME_PORT, destination };
}
