'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { localeOfPath } from '#lib/routes/locale-path.ts';

/**
 * Fetched when it is needed, because what is imported here comes with every page. When even that fails, React hands the failure
 * on to `global-error.tsx`, which brings everything along.
 */
const Failure = lazy(() =>
  import('#app/_ui/errors/failure.client.tsx').then((module) => ({ default: module.Failure })),
);

/** A page of the site that could not be made, while header and footer could: they stay, as ways on. */
export default function SitePageError({ error, retry }: { error: unknown; retry: () => void }) {
  const locale = localeOfPath(usePathname());
  useEffect(() => reportError(error), [error]);
  return (
    <Suspense>
      <Failure locale={locale} retry={retry} isInside />
    </Suspense>
  );
}
