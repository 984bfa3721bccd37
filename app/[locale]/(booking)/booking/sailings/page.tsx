import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { formQuery } from '#lib/booking/form-query.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { readSearchQuery } from '#lib/booking/search-query.ts';
import { paths } from '#lib/routes/paths.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import { Steps } from '#app/[locale]/(booking)/booking/_shared/steps.tsx';
import { SailingsLoading, SailingsContent } from './sailings-content.tsx';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.booking.sailings');
  return { title: t('title'), robots: { index: false } };
}

/** Sailings of a search, from the address alone, so that reload, Back and a shared link show the same. */
export default async function SailingsPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const raw = await searchParams;
  const read = readSearchQuery(raw);
  if (read.kind === 'incomplete') redirect(`${paths.booking(locale)}?check=1&${formQuery(raw)}`);
  const { query } = read;
  const open = whole(first(raw, 'open'));
  const today = athensDay(new Date());
  const content = (
    <SailingsContent
      query={query}
      today={today}
      refused={{
        code: first(raw, 'refused'),
        wasCents: whole(first(raw, 'was')),
        segment: whole(first(raw, 'segment')),
        resource: first(raw, 'resource'),
      }}
      openBound={open === null ? null : open - 1}
    />
  );
  return (
    <FlowFrame
      hrefOf={(language) => sailingsPath(language, query)}
      steps={<Steps now="sailings" />}
      helpWith={formQuery(raw)}
    >
      {(await isArriving()) ? (
        <Suspense fallback={<SailingsLoading query={query} today={today} />}>{content}</Suspense>
      ) : (
        content
      )}
    </FlowFrame>
  );
}

/**
 * Whether a client-side navigation from another page requested this one. Only then is it streamed, skeleton first. A
 * full document isn't streamed, because without a script it would stay a skeleton (which is why there is no
 * loading.tsx). After a choice on the page itself, the current content stays until the new one is there.
 */
async function isArriving(): Promise<boolean> {
  const requestHeaders = await headers();
  const before = URL.parse(requestHeaders.get('referer') ?? '')?.pathname ?? '';
  return requestHeaders.get('sec-fetch-dest') === 'empty' && !before.endsWith(paths.bookingSailings('el'));
}

function whole(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,8}$/.test(text) ? Number(text) : null;
}
