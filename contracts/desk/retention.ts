/**
 * How many days the desk keeps what people send, say and sign up for. The privacy policy states the same periods
 * (`seed/facts`). Emails repeat what people sent, so they go after a month, sent or not; those of travellers when their voyage is
 * over. A conversation is kept as long as the law gives travellers to complain about a voyage and to get a reply. The recipients of
 * an issue are kept a day less than its emails, so that they can be counted first.
 */
export const KEEP_DAYS = {
  message: 365,
  cargo: 365,
  application: 183,
  letter: 31,
  conversation: 183,
  /** A sign-up for the newsletter that was never confirmed. */
  unconfirmed: 30,
  /** The consent of somebody who has left or can't be reached, in case they ask why we wrote. */
  formerSubscriber: 365,
  recipients: 30,
} as const;

/** How long the link that confirms a sign-up for the newsletter is valid. */
export const CONFIRM_DAYS = 7;
