import type el from '#messages/el.json';

type Own = (typeof el)['common']['chat']['frame'];

/** Words of the frame. Places for values still stand in them (`{name}`): the frame fills them with `withValues`. */
export type FrameTexts = Readonly<
  Record<keyof Own | 'title' | 'connecting' | 'close' | 'errorsTitle' | 'problemTitle', string>
>;

/** Puts values into a sentence; the message formatter would weigh more than the conversation. */
export function withValues(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
