import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { isGood, type Note } from '#lib/booking/manage/manage-path.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

/** What became of what the traveller has just tried, and what to do now. */
export async function NoteNotice({ note }: { note: Note }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.mine.note');
  const phone = await operatorPhone(locale);
  return (
    <Notice tone={isGood(note) ? 'info' : 'warn'} title={t(`${note}.title`)} announce>
      <p>{t(`${note}.text`, { phone: phone.text })}</p>
    </Notice>
  );
}
