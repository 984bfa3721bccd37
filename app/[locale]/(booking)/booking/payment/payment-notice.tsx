import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import type { PaymentNote } from '#lib/booking/payment-paths.ts';
import { paths } from '#lib/routes/paths.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = { note: PaymentNote; /** Nothing is under way. */ isOpen: boolean };

/** Why the button that was pressed has led back here. Who gave up at the provider knows it; the page says what follows. */
export async function PaymentNotice({ note, isOpen }: Props) {
  // Said beside the field.
  const locale = await currentLocale();
  if (note === 'codeWrong') return null;
  if (note === 'gaveUp' || (note === 'away' && !isOpen)) return null;
  const t = await getTranslations('common.booking.payment.note');
  const phone = await operatorPhone(locale);
  return (
    <Notice tone="warn" title={t(`${note}.title`)} announce>
      <p>{t(`${note}.text`, { phone: phone.text })}</p>
      {note === 'sailing' ? (
        <ButtonLink href={paths.booking(locale)} tone="navy" small>
          {t('search')}
        </ButtonLink>
      ) : null}
    </Notice>
  );
}
