import type { ChatMessage } from '#contracts/desk/index.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { byDay, dayOf, timeOf } from './clock.ts';

export type TranscriptTexts = {
  title: string;
  you: string;
  desk: string;
  note: (message: ChatMessage) => string;
};

/**
 * The conversation as a text file for the traveller to keep. Starts with a byte order mark, so that old editors
 * recognise UTF-8.
 */
export function transcriptOf(
  messages: readonly ChatMessage[],
  locale: Locale,
  texts: TranscriptTexts,
): string {
  const lines = byDay(messages).flatMap(({ at, messages: inside }) => [
    '',
    dayOf(at, locale),
    ...inside.map((message) => {
      const text = message.note ? texts.note(message) : message.text.replaceAll('\n', '\n       ');
      const who = message.from === 'traveller' ? texts.you : message.name || texts.desk;
      return message.note
        ? `${timeOf(message.at, locale)}  ${text}`
        : `${timeOf(message.at, locale)}  ${who}: ${text}`;
    }),
  ]);
  return `\uFEFF${[texts.title, ...lines].join('\r\n')}\r\n`;
}
