'use client';

import { useEffect } from 'react';
import { localeOfPath } from '#lib/routes/locale-path.ts';
import { Failure } from './_ui/errors/failure.client.tsx';
import './tokens.css';
import './base.css';

/** Shown when even the root layout failed. Renders the whole document, in the language of the address. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  // Outside the router, so its hooks don't work; on the server there is no address at all.
  const locale = localeOfPath(globalThis.location?.pathname ?? '/');
  useEffect(() => reportError(error), [error]);
  return (
    <html lang={locale}>
      <body>
        <Failure locale={locale} retry={retry} />
      </body>
    </html>
  );
}
