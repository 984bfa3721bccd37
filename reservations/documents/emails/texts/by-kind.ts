import type { Draft } from '#reservations/kernel/compose-email.ts';
import type { EmailKind } from '#reservations/bookings/enqueue-email.ts';
import type { About } from './about.ts';
import { cancelled } from './cancelled.ts';
import { changed } from './changed.ts';
import { disrupted } from './disrupted.ts';
import { opened } from './opened.ts';
import { refunded } from './refunded.ts';
import { reserved } from './reserved.ts';
import { ticketed } from './ticketed.ts';
import { waitingListOffer } from './waiting-offer.ts';

/** Writes the text of each kind of email; a new kind without one doesn't compile. */
export const emailTexts: Record<EmailKind, (about: About) => Draft> = {
  reserved,
  ticketed,
  changed,
  opened,
  cancelled,
  refunded,
  disrupted,
  'waiting-offer': waitingListOffer,
};
