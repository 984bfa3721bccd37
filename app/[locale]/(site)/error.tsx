'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { localeOfPath } from '#lib/routes/locale-path.ts';

/**
 * Loaded on demand, because static imports here would be part of every page. If loading fails too, React passes the
 * error to `global-error.tsx`, which is self-contained.
 */
const Failure = lazy(() =>
  import('#app/_ui/errors/failure.client.tsx').then((module) => ({ default: module.Failure })),
);

/** A page of the site that failed to render while header and footer didn't: they stay, so that visitors can navigate. */
export default function SitePageError({ error, retry }: { error: unknown; retry: () => void }) {
  const locale = localeOfPath(usePathname());
  useEffect(() => reportError(error), [error]);
  return (
    <Suspense>
      <Failure locale={locale} retry={retry} isInside />
    </Suspense>
  );
}
