import type { Locale } from '#foundation/text/locales.ts';
import { compose } from '../mail/compose.ts';
import type { Email } from '../mail/transport.ts';
import { text } from '#desk/messages/texts.ts';
import { leaveHeaders, stepLink } from './links.ts';

/** `confirm`: waits for confirmation. `already`: is confirmed. `language`: is confirmed for the other language. */
export type SignUpEmailKind = 'confirm' | 'already' | 'language';

/**
 * The email after a sign-up. Somebody else may have entered the address, so each one states what happens if it is ignored.
 * The text doesn't mention a button: in plain text there is only a link.
 */
export function signUpEmail(
  kind: SignUpEmailKind,
  options: {
    to: string;
    locale: Locale;
    siteUrl: string;
    confirmToken: string;
    unsubscribeToken: string;
  },
): Email {
  const { to, locale, siteUrl, unsubscribeToken } = options;
  const subject = text(locale, `newsletter.signUp.${kind}.subject`);
  const href =
    kind === 'already'
      ? stepLink(siteUrl, locale, 'unsubscribe', unsubscribeToken)
      : stepLink(siteUrl, locale, 'confirm', options.confirmToken);
  const body = compose({
    locale,
    title: subject,
    hello: text(locale, 'newsletter.signUp.hello'),
    paragraphs: [text(locale, `newsletter.signUp.${kind}.ask`)],
    button: { label: text(locale, `newsletter.signUp.${kind}.button`), href },
    closing: [text(locale, `newsletter.signUp.${kind}.after`)],
    sign: text(locale, 'operator.name'),
    // Recipients of an unsolicited email are the most likely to want to unsubscribe.
    ...(kind === 'already'
      ? {}
      : {
          small: [
            {
              label: text(locale, 'newsletter.signUp.never'),
              href: stepLink(siteUrl, locale, 'unsubscribe', unsubscribeToken),
            },
          ],
        }),
  });
  return { to, subject, ...body, headers: leaveHeaders(siteUrl, locale, unsubscribeToken) };
}
