'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Failure } from '#app/_ui/errors/failure.client.tsx';

/**
 * A page that could not be made and has no cached version. Stands on its own, without header and content, because those may be
 * what failed.
 */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  // As any error that nobody caught: the console shows it, and error reporting gets it where there is one.
  useEffect(() => reportError(error), [error]);
  return <Failure locale={usePathname().startsWith('/en') ? 'en' : 'el'} retry={retry} />;
}
