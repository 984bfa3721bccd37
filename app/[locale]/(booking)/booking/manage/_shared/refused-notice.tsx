import { getTranslations } from 'next-intl/server';
import type { Refused } from '#lib/booking/manage/change/change-query.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = { own: Own; refused: Refused | null; nowCents: number };

/** The button did nothing, though what was chosen can still be had: the amount is another one, or nobody answered. */
export async function RefusedNotice({ own, refused, nowCents }: Props) {
  if (!refused) return null;
  const t = await getTranslations('common.booking.change.refused');
  const { text: phone } = await operatorPhone(own.locale);
  const { code, wasCents } = refused;
  const price = (cents: number) => formatPrice(cents, own.locale);
  if (code === 'price_changed' && wasCents !== null && wasCents !== nowCents)
    return (
      <Notice tone="warn" title={t('price.title')} announce>
        <p>{t('price.text', { was: price(wasCents), now: price(nowCents) })}</p>
      </Notice>
    );
  return (
    <Notice tone="warn" title={t('away.title')} announce>
      <p>
        {t('kept')} {t('away.text', { phone })}
      </p>
    </Notice>
  );
}
