import { getTranslations } from 'next-intl/server';
import type { ChangeQuery } from '#lib/booking/manage/change/change-query.ts';
import { type Picker, rowFor } from '#lib/booking/manage/change/load-picker.server.ts';
import { problemSentence } from '#lib/booking/manage/change/problem-sentence.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import type { Result } from '#lib/reservations/client.server.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = { own: Own; loaded: Result<Picker>; query: ChangeQuery };

/** Title of the notice below; null when nothing was lost. It also stands in the title of the page. */
export async function lostTitle(loaded: Result<Picker>, query: ChangeQuery): Promise<string | null> {
  const t = await getTranslations('common.booking.change.refused');
  if (loaded.kind !== 'ok') return t('away.title');
  return query.pick ? t('lost.title') : null;
}

/** What was chosen cannot be had (any more): why, that the booking is untouched, and what to do. */
export async function LostNotice({ own, loaded, query }: Props) {
  const t = await getTranslations('common.booking.change.refused');
  const title = await lostTitle(loaded, query);
  if (title === null) return null;
  if (loaded.kind !== 'ok') {
    const { text: phone } = await operatorPhone(own.locale);
    return (
      <Notice tone="warn" title={title} announce>
        <p>
          {t('kept')} {t('away.text', { phone })}
        </p>
      </Notice>
    );
  }
  const row = query.pick ? rowFor(loaded.value.rows, query.pick) : null;
  const offer = row?.offers.find((each) => each.class === query.pick?.class);
  const why =
    offer?.kind === 'refused' ? problemSentence(offer.problem) : t(`lost.${reasonOf(row?.journey.state)}`);
  return (
    <Notice tone="warn" title={title} announce>
      <p>
        {why} {t('kept')} {t('choose')}
      </p>
    </Notice>
  );
}

type State = Picker['rows'][number]['journey']['state'];

function reasonOf(state: State | undefined): 'full' | 'cancelled' | 'closed' | 'gone' {
  switch (state) {
    case undefined:
      return 'gone';
    case 'cancelled':
      return 'cancelled';
    case 'closed':
    case 'departed':
    case 'not-open':
      return 'closed';
    case 'available':
    case 'sold-out':
    case 'no-vehicles':
      return 'full';
  }
}
