import type el from '#messages/el.json';

type Own = (typeof el)['common']['chat']['frame'];

/** Texts of the frame. They still contain placeholders (`{name}`), which the frame fills with `withValues`. */
export type FrameTexts = Readonly<
  Record<keyof Own | 'title' | 'connecting' | 'close' | 'errorsTitle' | 'problemTitle', string>
>;

/** Fills placeholders; the message formatter would weigh more than the conversation. */
export function withValues(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
