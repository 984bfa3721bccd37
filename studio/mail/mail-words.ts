import type { MailItem, MailSummary } from '#contracts/desk/index.ts';
import type { English, Say } from '#studio/locale/say.ts';
import type { MailFilter } from './places.ts';

type State = MailSummary['state'];

export const STATE: Record<State, English> = {
  waiting: 'To go out',
  dead: 'Undelivered',
  kept: 'Kept',
  sent: 'Sent',
  discarded: 'Discarded',
};

export const COUNTED: Record<MailFilter, English> = {
  all: 'All letters ({count})',
  waiting: 'To go out ({count})',
  dead: 'Undelivered ({count})',
  kept: 'Kept ({count})',
  sent: 'Sent ({count})',
  discarded: 'Discarded ({count})',
};

export const TONE: Record<State, 'primary' | 'critical' | 'caution' | 'positive' | 'default'> = {
  waiting: 'primary',
  dead: 'critical',
  kept: 'caution',
  sent: 'positive',
  discarded: 'default',
};

/** Its subject; of an emptied one what is still known. */
export function subjectOf({ id, subject, emptied, state }: MailSummary, say: Say): string {
  if (!emptied) return subject;
  return state === 'discarded'
    ? say('Letter {id}, erased when it was discarded', { id })
    : say('Letter {id}, erased after it was sent', { id });
}

/** Why it stands as it does; nothing where the state says it all. */
export function whyOf(item: MailItem, say: Say): string | null {
  switch (item.state) {
    case 'waiting':
      return say(
        item.attempts === 0
          ? 'It goes out in a moment.'
          : 'It did not go out yet and is tried again by itself.',
      );
    case 'dead':
      return item.why === 'refused'
        ? say('The mail server refused it for good.')
        : say('It was tried {count} times, for about three days, and given up.', { count: item.attempts });
    case 'kept':
      return say('It was not sent, because there was no mail server.');
    case 'sent':
      return item.emptied
        ? say(
            'Letters to travellers are erased here as soon as they have gone out. Only that it was sent is still known.',
          )
        : null;
    case 'discarded':
      return say('What was in it is erased.');
  }
}
