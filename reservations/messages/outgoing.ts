/** A letter ready to be sent. `id` never changes: who takes the letter twice under the same id sends it once. */
export type OutgoingLetter = {
  id: string;
  to: string;
  locale: 'el' | 'en';
  subject: string;
  text: string;
  html: string;
  /** Of no use afterwards; who has not sent it until then throws it away. */
  discardAt: Date;
  /** Goes out before everything else: somebody is waiting for it with the page open. */
  first?: boolean;
  attachments: { filename: string; contentType: string; content: Uint8Array }[];
};

/** Takes responsibility for a letter, once per id. @throws when it could not; the letter is offered again later */
export type Post = (letter: OutgoingLetter) => Promise<void>;
