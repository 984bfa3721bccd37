import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { formatPrice } from '#foundation/money/price.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { RefusalNotice } from '#app/[locale]/(booking)/booking/_shared/refusal-notice.tsx';

type Props = {
  /** Code of the refusal when the same seats were asked for again. */
  refused: string | undefined;
  /** What the expired booking cost and what the same seats cost now. */
  wasCents: number;
  nowCents: number;
};

/** Why the same seats were not held again, or that they would cost something else now: said before the button, not after. */
export async function HoldAgainNotice({ refused, wasCents, nowCents }: Props) {
  const locale = await currentLocale();
  if (nowCents !== wasCents) {
    const t = await getTranslations('common.booking.refusal');
    const expired = await getTranslations('common.booking.travellers.expired');
    const was = formatPrice(wasCents, locale);
    const now = formatPrice(nowCents, locale);
    return (
      <Notice tone="warn" title={t('price_changed.title')} announce>
        <p>
          {t('prices', { was, now })} {expired('priceText')}
        </p>
      </Notice>
    );
  }
  if (refused !== 'sold_out') return <RefusalNotice code={refused} wasCents={null} nowCents={null} />;
  // No boards stand below this notice, so it must not speak of sailings that can be seen.
  const t = await getTranslations('common.booking.travellers.problem.gone');
  const phone = await operatorPhone(locale);
  return (
    <Notice tone="bad" title={t('title')} announce>
      <p>{t('text', { phone: phone.text })}</p>
    </Notice>
  );
}
