'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import styles from '#app/_ui/errors/errors.module.css';
import { localizePath } from '#lib/routes/paths.ts';
import { failureWords } from '#app/_ui/errors/failure-words.ts';

/**
 * A page that could not be made and has no cached version. Stands on its own, without header and content, because those may be
 * what failed. Its words are bundled: they must not need a request either.
 */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const locale = usePathname().startsWith('/en') ? 'en' : 'el';
  const words = failureWords[locale];
  useEffect(() => console.error(error), [error]);
  return (
    <main className={styles.failed}>
      <div className="wrap">
        <img src="/brand/mark.svg" alt="" width={72} height={72} className={styles.mark} />
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.text}</p>
        <div className={styles.ways}>
          <button type="button" className={buttonClasses()} onClick={retry}>
            {words.retry}
          </button>
          <a href={localizePath(locale, '/')}>{words.home}</a>
        </div>
      </div>
    </main>
  );
}
