import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = {
  /** No such ship in the address; no such entry for this browser; the service is away. */
  why: 'noShip' | 'noEntry' | 'away';
  /** Where to go on: the sailings, or the search form. */
  href: string;
};

/** Nothing can be shown, and what to do now. */
export async function WaitingClosed({ why, href }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.waiting');
  const phone = await operatorPhone(locale);
  return (
    <>
      <h1 className={furniture.h1}>{t('heading')}</h1>
      <Notice tone="warn" title={t(`closed.${why}.title`)}>
        <p>{t(`closed.${why}.text`, { phone: phone.text })}</p>
      </Notice>
      <ButtonLink href={href} tone="line">
        {t('others')}
      </ButtonLink>
    </>
  );
}
