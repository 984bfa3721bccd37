import * as v from 'valibot';
import { ChatOffline } from '../contract/chat.ts';
import type { ContactRequest } from '../contract/contact.ts';
import { type Door, jsonBody, wrongFields } from '../http/forms.ts';
import { messageLetters } from '../messages/letters.ts';

const MAX_BYTES = 32 * 1024;

/** `POST /chat/offline`: what a traveller writes while nobody is there becomes a message like those of the contact page. */
export function offlineDoor(mailTo: string): Door {
  return {
    path: '/chat/offline',
    maxBytes: MAX_BYTES,
    check: async (c) => {
      const body = await jsonBody(c);
      if (body === undefined) return null;
      const read = v.safeParse(ChatOffline, body);
      if (!read.success) return { kind: 'wrong', errors: wrongFields(read.issues) };
      const { locale, name, email, booking, text, page } = read.output;
      const message: ContactRequest = {
        locale,
        topic: 'other',
        name,
        email,
        phone: '',
        booking,
        text,
        homepage: '',
      };
      return {
        kind: 'good',
        submission: {
          kind: 'message',
          locale,
          name,
          email,
          phone: '',
          details: { topic: message.topic, booking, text, page },
          file: null,
          letters: (reference) => messageLetters(message, mailTo, reference, 'chat'),
        },
      };
    },
  };
}
