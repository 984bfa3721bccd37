import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

/** A long list with a link in front of it that leads behind it: keyboards needn't pass hundreds of links (WCAG 2.4.1). */
export async function SkipPast({ id, children }: { id: string; children: ReactNode }) {
  const t = await getTranslations('common.shell');
  return (
    <>
      <a className="skip-link" href={`#${id}`}>
        {t('skipList')}
      </a>
      {children}
      <span id={id} tabIndex={-1} />
    </>
  );
}
