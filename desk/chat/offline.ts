import { ChatOffline } from '#contracts/desk/chat.ts';
import type { FormRoute } from '#desk/inbox/forms.ts';
import { messageLetters } from '#desk/inbox/messages/letters.ts';
import { messageDoor } from '#desk/inbox/messages/message-door.ts';

/** `POST /chat/offline`: what a traveller writes while nobody is there becomes a message like those of the contact page. */
export function offlineDoor(mailTo: string): FormRoute {
  return messageDoor('/chat/offline', ChatOffline, ({ locale, name, email, booking, text, page }) => {
    const sender = { locale, name, email, phone: '' };
    const topic = 'other';
    return {
      ...sender,
      details: { topic, booking, text, page },
      letters: (reference) =>
        messageLetters({ ...sender, topic, booking, text, homepage: '' }, mailTo, reference, 'chat'),
    };
  });
}
