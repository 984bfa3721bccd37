import { ContactRequest } from '#contracts/desk/contact.ts';
import type { FormRoute } from '#desk/inbox/forms.ts';
import { messageLetters } from './letters.ts';
import { messageDoor } from './message-door.ts';

/** `POST /messages` */
export function messagesDoor(mailTo: string): FormRoute {
  return messageDoor('/messages', ContactRequest, (message) => {
    const { locale, name, email, phone, topic, booking, text } = message;
    return {
      locale,
      name,
      email,
      phone,
      details: { topic, booking, text },
      letters: (reference) => messageLetters(message, mailTo, reference),
    };
  });
}
