import type { Locale } from '#foundation/text/locales.ts';
import { athensInstant } from '#foundation/dates/athens.ts';
import { text } from '#desk/messages/texts.ts';
import type { StaffConversation } from '#contracts/desk/staff-chat.ts';

/** The whole conversation as plain text, to save or to send, with times in Greece. */
export function asText(conversation: StaffConversation, locale: Locale): string {
  const { messages, data, name, page, booking } = conversation;
  const facts = [
    [text(locale, 'chat.export.conversation'), conversation.id],
    [text(locale, 'chat.export.traveller'), name],
    [text(locale, 'chat.export.language'), text(locale, `languages.${conversation.locale}`)],
    [text(locale, 'chat.export.started'), moment(conversation.startedAt)],
    [text(locale, 'chat.export.page'), page],
    [text(locale, 'chat.export.booking'), booking],
    [text(locale, 'chat.export.staff'), conversation.staff?.name ?? ''],
    ...Object.entries(data),
  ];
  const lines = messages.map(({ from, name: by, note, text: written, at }) => {
    if (note !== null)
      return `[${moment(at)}] — ${text(locale, `chat.export.notes.${note}`)}${by === '' ? '' : ` (${by})`}`;
    return `[${moment(at)}] ${from === 'traveller' ? name : by}: ${written.replaceAll('\n', '\n    ')}`;
  });
  const head = facts.filter(([, value]) => value !== '').map(([title, value]) => `${title}: ${value}`);
  return `${[...head, '', ...lines].join('\n')}\n`;
}

/** `2026-11-22 21:04:10`, in Greece. */
function moment(instant: string): string {
  return athensInstant(new Date(instant)).slice(0, 19).replace('T', ' ');
}
