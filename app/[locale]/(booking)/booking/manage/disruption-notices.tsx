import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { BookingDisruption } from '#contracts/reservations/index.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';

type Props = { disruptions: readonly BookingDisruption[]; own: Own };

/** What does not go as planned, why, and the way to choose. */
export async function DisruptionNotices({ disruptions, own }: Props) {
  const t = await getTranslations('common.booking.disruption');
  const { locale, reference } = own;
  return disruptions.map(({ id, effect, choice, choices, text, cause }) => (
    <Notice
      key={id}
      tone={choice ? 'info' : effect === 'broken' ? 'bad' : 'warn'}
      title={t(`effect.${effect}`)}
    >
      <p>
        {text[locale]} {t('cause', { cause: cause[locale] })}
      </p>
      {choice ? <p>{t(`chosen.${choice}`)}</p> : null}
      {choices.length > 0 ? (
        <a
          href={managePath(locale, reference, { view: 'disruption' })}
          className={buttonClasses({ tone: 'navy' })}
        >
          {t('choose')}
        </a>
      ) : null}
    </Notice>
  ));
}
