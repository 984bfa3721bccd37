'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { Failure } from '#app/_ui/errors/failure.client.tsx';

/** A page of the site that could not be made, while header and footer could: they stay, as ways on. */
export default function SitePageError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => reportError(error), [error]);
  return <Failure locale={usePathname().startsWith('/en') ? 'en' : 'el'} retry={retry} isInside />;
}
