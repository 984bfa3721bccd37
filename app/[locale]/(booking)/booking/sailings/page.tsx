import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { sailingsPath } from '#lib/booking/paths.ts';
import { all, first, type RawQuery } from '#lib/booking/raw-query.ts';
import { readSearchQuery } from '#lib/booking/search-query.ts';
import { paths } from '#lib/routes/paths.ts';
import { localeOf } from '#app/[locale]/(booking)/_booking/frame/locale-of.ts';
import { FlowFrame } from '#app/[locale]/(booking)/_booking/frame/flow-frame.tsx';
import { Steps } from '#app/[locale]/(booking)/_booking/frame/steps.tsx';
import { loadSailings } from '#app/[locale]/(booking)/_booking/sailings/load-sailings.server.ts';
import { SailingsView } from '#app/[locale]/(booking)/_booking/sailings/sailings-view.tsx';
import { SailingsUnavailable } from '#app/[locale]/(booking)/_booking/sailings/sailings-unavailable.tsx';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'common.booking.sailings' });
  return { title: t('title'), robots: { index: false } };
}

/** Sailings of a search, from the address alone: reload, Back and a shared link show the same. */
export default async function SailingsPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  setRequestLocale(locale);
  const raw = await searchParams;
  const read = readSearchQuery(raw);
  if (read.kind === 'incomplete') redirect(`${paths.booking(locale)}?${incomplete(raw)}`);
  const { query } = read;
  const sailings = await loadSailings(query, locale);
  return (
    <FlowFrame
      locale={locale}
      hrefOf={(language) => sailingsPath(language, query)}
      steps={<Steps now="sailings" />}
    >
      {sailings.kind === 'ok' ? (
        <SailingsView
          sailings={sailings.value}
          query={query}
          locale={locale}
          refused={first(raw, 'refused')}
          wasCents={Number(first(raw, 'was')) || null}
        />
      ) : (
        <SailingsUnavailable
          locale={locale}
          query={query}
          problem={sailings.kind === 'refused' ? sailings.problem : null}
        />
      )}
    </FlowFrame>
  );
}

const FORM_FIELDS = 'way from to date return adults children infants vehicles pets claims promo'.split(' ');

/** Back to the form with what was given; `check` lets it say what is missing. */
function incomplete(raw: RawQuery): URLSearchParams {
  const kept = new URLSearchParams({ check: '1' });
  for (const name of FORM_FIELDS) for (const value of all(raw, name)) kept.append(name, value.slice(0, 60));
  return kept;
}
