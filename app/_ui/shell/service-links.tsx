import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { ArrowUpRight } from '#app/_ui/icon/drawn.server.tsx';
import type { MenuLink } from '#app/_ui/link/menu-link.ts';
import type { MenuData } from './menu-data.ts';
import { servicePages } from './navigation.ts';

type Props = { external: MenuData['external']; notes?: boolean; Link: MenuLink };

/** Bonus Ways, cargo and the operator's external services (A5); with notes in the header, without in the phone's menu. */
export async function serviceLinks({ external, notes = false, Link }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.shell');
  const note = (text: string) => (notes ? <small>{text}</small> : null);
  return [
    ...servicePages.map((page) => (
      <Link key={page} href={paths[page](locale)}>
        {t(page)}
        {note(t(`${page}Note`))}
      </Link>
    )),
    ...(external
      ? [
          <a key="external" href={external.href} target="_blank" rel="noopener">
            <span>
              {external.label} <ArrowUpRight aria-hidden size={16} strokeWidth={2} />
            </span>
            {note(t('newTab'))}
            {notes ? null : <span className="visually-hidden">{t('newTab')}</span>}
          </a>,
        ]
      : []),
  ];
}
