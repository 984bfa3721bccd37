import type { MailItem, MailSummary } from '#contracts/desk/index.ts';
import type { AnyTextKey, TextKey, Translate } from '#studio/locale/text.ts';
import type { MailFilter } from './places.ts';

type State = MailSummary['state'];

export const STATE: Record<State, TextKey> = {
  waiting: 'mail.toGoOut',
  dead: 'mail.undelivered',
  kept: 'mail.kept',
  sent: 'newsletter.sent',
  discarded: 'mail.discarded',
};

export const COUNTED = {
  all: 'mail.allLettersCount',
  waiting: 'mail.toGoOutCount',
  dead: 'mail.undeliveredCount',
  kept: 'mail.keptCount',
  sent: 'mail.sentCount',
  discarded: 'mail.discardedCount',
} satisfies Record<MailFilter, AnyTextKey>;

export const TONE: Record<State, 'primary' | 'critical' | 'caution' | 'positive' | 'default'> = {
  waiting: 'primary',
  dead: 'critical',
  kept: 'caution',
  sent: 'positive',
  discarded: 'default',
};

/** The subject, or what is known of an email that is erased or not written yet. */
export function subjectOf({ id, subject, emptied, state }: MailSummary, t: Translate): string {
  if (!emptied) return subject || t('mail.letterIsWrittenWhenItIsSent', { id });
  return state === 'discarded'
    ? t('mail.letterErasedWhenItWasDiscarded', { id })
    : t('mail.letterErasedAfterItWasSent', { id });
}

/** The reason for the state; null if the state is enough. */
export function failureReasonOf(item: MailItem, t: Translate): string | null {
  switch (item.state) {
    case 'waiting':
      return t(item.attempts === 0 ? 'mail.itGoesOutInAMoment' : 'mail.itDidNotGoOutYet');
    case 'dead':
      return item.why === 'refused'
        ? t('mail.theMailServerRefused')
        : t('mail.itWasTriedCountTimes', { count: item.attempts });
    case 'kept':
      return t('mail.itWasNotSent');
    case 'sent':
      return item.emptied ? t('mail.lettersToTravellersAreErased') : null;
    case 'discarded':
      return t('mail.whatWasInItIsErased');
  }
}
