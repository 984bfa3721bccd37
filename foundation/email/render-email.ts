import { emailHtml } from './html.ts';
import type { EmailContent } from './content.ts';
import { emailText } from './text.ts';

/** An email as plain text and as HTML. */
export function renderEmail(email: EmailContent): { text: string; html: string } {
  return { text: emailText(email), html: emailHtml(email) };
}
