import type { Locale } from '#foundation/text/locales.ts';
import { athensInstant } from '#foundation/dates/athens.ts';
import type { StaffConversation } from '#contracts/desk/staff-chat.ts';

type Note = NonNullable<StaffConversation['messages'][number]['note']>;

/** The whole conversation as a text to keep or to hand over, with the times of the quay clock. */
export function asText(conversation: StaffConversation, locale: Locale): string {
  const words = texts[locale];
  const { messages, data, name, page, booking } = conversation;
  const facts = [
    [words.conversation, conversation.id],
    [words.traveller, name],
    [words.language, words.languages[conversation.locale]],
    [words.started, moment(conversation.startedAt)],
    [words.page, page],
    [words.booking, booking],
    [words.staff, conversation.staff?.name ?? ''],
    ...Object.entries(data),
  ];
  const lines = messages.map(({ from, name: by, note, text, at }) => {
    if (note !== null) return `[${moment(at)}] — ${words.notes[note]}${by === '' ? '' : ` (${by})`}`;
    return `[${moment(at)}] ${from === 'traveller' ? name : by}: ${text.replaceAll('\n', '\n    ')}`;
  });
  const head = facts.filter(([, value]) => value !== '').map(([title, value]) => `${title}: ${value}`);
  return `${[...head, '', ...lines].join('\n')}\n`;
}

/** `2026-11-22 21:04:10`, in Greece. */
function moment(instant: string): string {
  return athensInstant(new Date(instant)).slice(0, 19).replace('T', ' ');
}

type Words = Record<
  'conversation' | 'traveller' | 'language' | 'started' | 'page' | 'booking' | 'staff',
  string
> & {
  languages: Record<Locale, string>;
  notes: Record<Note, string>;
};

const texts: Record<Locale, Words> = {
  el: {
    conversation: 'Συνομιλία',
    traveller: 'Επιβάτης',
    language: 'Γλώσσα',
    started: 'Έναρξη (ώρα Ελλάδας)',
    page: 'Σελίδα',
    booking: 'Κωδικός κράτησης',
    staff: 'Ανέλαβε',
    languages: { el: 'ελληνικά', en: 'αγγλικά' },
    notes: {
      joined: 'ανέλαβε τη συνομιλία',
      left: 'η συνομιλία επέστρεψε στην ουρά',
      ended: 'η συνομιλία έληξε',
      reopened: 'η συνομιλία άνοιξε ξανά',
    },
  },
  en: {
    conversation: 'Conversation',
    traveller: 'Traveller',
    language: 'Language',
    started: 'Started (time in Greece)',
    page: 'Page',
    booking: 'Booking reference',
    staff: 'Taken by',
    languages: { el: 'Greek', en: 'English' },
    notes: {
      joined: 'took the conversation',
      left: 'the conversation went back into the queue',
      ended: 'the conversation was ended',
      reopened: 'the conversation was reopened',
    },
  },
};
