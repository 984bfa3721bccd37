import type { Metadata } from 'next';
import { getMessages, getTranslations } from 'next-intl/server';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { longDay } from '#foundation/dates/format-day.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { byPhonePath } from '#lib/booking/by-phone-path.ts';
import { formQuery } from '#lib/booking/form-query.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import { readLegs, readSearchQuery } from '#lib/booking/search-query.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { CallForm, type KnownTrip } from './call-form.client.tsx';
import styles from './by-phone.module.css';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.booking.byPhone');
  return { title: t('title'), robots: { index: false } };
}

/** Asks to be called, for those who can't or don't want to book by themselves. The trip comes with the address. */
export default async function ByPhonePage({ searchParams }: Props) {
  const [locale, raw, t] = await Promise.all([
    currentLocale(),
    searchParams,
    getTranslations('common.booking.byPhone'),
  ]);
  const [{ common }, phone, trip, network] = await Promise.all([
    getMessages(),
    operatorPhone(locale),
    tripOf(raw, locale),
    getNetwork(),
  ]);
  return (
    <FlowFrame hrefOf={(language) => byPhonePath(language, formQuery(raw))}>
      <div className={`wrap ${styles.page}`}>
        <header>
          <h1 className={layout.h1}>{t('heading')}</h1>
          <p className={layout.lede}>{t('lede')}</p>
        </header>
        <p className={styles.call}>
          <Phone aria-hidden className="icon" />
          <span>
            {t('orCall')} <a href={phone.href}>{phone.text}</a>
          </span>
        </p>
        <section id="form" aria-labelledby="call-title">
          <h2 id="call-title" className={layout.h2}>
            {t('formTitle')}
          </h2>
          <CallForm
            locale={locale}
            path={paths.bookingByPhone(locale)}
            phone={phone}
            shared={common.deskForm}
            texts={common.booking.byPhone.form}
            trip={trip}
            ports={network.kind === 'ok' ? network.value.ports.map(({ name }) => name[locale]) : []}
          />
        </section>
        <section aria-labelledby="call-next" className={styles.next}>
          <h2 id="call-next" className={layout.h2}>
            {t('nextTitle')}
          </h2>
          <ol>
            {(['call', 'together', 'tickets'] as const).map((step) => (
              <li key={step}>{t(`next.${step}`)}</li>
            ))}
          </ol>
        </section>
      </div>
    </FlowFrame>
  );
}

/** A search in words that people can correct. */
async function tripOf(raw: RawQuery, locale: Locale): Promise<KnownTrip> {
  const nothing = { from: '', to: '', day: '', text: '' };
  const [t, tParty, answer] = await Promise.all([
    getTranslations('common.booking.byPhone'),
    getTranslations('common.booking.party'),
    getNetwork(),
  ]);
  const ports = answer.kind === 'ok' ? answer.value.ports : [];
  const port = (code: string) => ports.find((each) => each.code === code)?.name[locale] ?? '';
  const read = readSearchQuery(raw);
  const [leg] = readLegs(raw);
  const [first, ...others] = read.kind === 'complete' ? read.query.bounds : [];
  if (read.kind === 'incomplete' || !first)
    return { ...nothing, ...(leg && { from: port(leg.from), to: port(leg.to) }) };
  const { passengers, vehicles, pets } = read.query;
  const counts = { ...passengers, vehicles: vehicles.length, pets: pets.length };
  const party = (['adults', 'children', 'infants', 'vehicles', 'pets'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => tParty(kind, { count: counts[kind] }));
  const further = others.map(({ from, to, date, direction }) =>
    direction === 'R'
      ? t('known.return', { day: longDay(date, locale) })
      : t('known.leg', { from: port(from), to: port(to), day: longDay(date, locale) }),
  );
  return {
    from: port(first.from),
    to: port(first.to),
    day: longDay(first.date, locale),
    text: [party.join(', '), ...further].join('\n'),
  };
}
