import type { Metadata } from 'next';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import styles from '#app/_ui/errors/errors.module.css';
import { fontVariables } from '#app/fonts.ts';
import { paths } from '#lib/routes/paths.ts';
import el from '#messages/el.json';
import en from '#messages/en.json';
import '#app/tokens.css';
import '#app/base.css';

export const metadata: Metadata = { title: '404', robots: { index: false } };

/** For addresses outside the languages (files, `/api/…`): the locale isn't known there, so it shows both languages. */
export default function GlobalNotFound() {
  return (
    <html lang="el" className={fontVariables}>
      <body>
        <main className={styles.failed}>
          <div className="wrap">
            <img src="/brand/mark.svg" alt="" width={72} height={72} className={styles.mark} />
            <h1>{el.common.errors.notFoundTitle}</h1>
            <p className={styles.lead} lang="en">
              {en.common.errors.notFoundTitle}
            </p>
            <div className={styles.ways}>
              <a href={paths.home('el')} className={buttonClasses()}>
                {el.common.errors.toHome}
              </a>
              <a href={paths.home('en')} lang="en" hrefLang="en">
                {en.common.errors.toHome}
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
