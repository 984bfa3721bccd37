import type { ChatMessage } from '#contracts/desk/index.ts';
import { withValues, type FrameTexts } from '../frame-texts.ts';

/** A note of the desk in the traveller's language, or its original text when there is no translation. */
export function noteText({ note, name, text }: ChatMessage, texts: FrameTexts): string {
  const who = { name: name || texts.desk };
  switch (note) {
    case 'joined':
      return withValues(texts.noteJoined, who);
    case 'left':
      return withValues(texts.noteLeft, who);
    case 'ended':
      return texts.noteEnded;
    case 'reopened':
      return texts.noteReopened;
    case null:
      return text;
  }
}
