import * as v from 'valibot';
import { ContactRequest } from '../contract/contact.ts';
import { type Door, jsonBody, wrongFields } from '../http/forms.ts';
import { messageLetters } from './letters.ts';

const MAX_BYTES = 32 * 1024;

/** `POST /messages` */
export function messagesDoor(mailTo: string): Door {
  return {
    path: '/messages',
    maxBytes: MAX_BYTES,
    check: async (c) => {
      const body = await jsonBody(c);
      if (body === undefined) return null;
      const read = v.safeParse(ContactRequest, body);
      if (!read.success) return { kind: 'wrong', errors: wrongFields(read.issues) };
      const { locale, name, email, phone, topic, booking, text } = read.output;
      return {
        kind: 'good',
        submission: {
          kind: 'message',
          locale,
          name,
          email,
          phone,
          details: { topic, booking, text },
          file: null,
          letters: (reference) => messageLetters(read.output, mailTo, reference),
        },
      };
    },
  };
}
