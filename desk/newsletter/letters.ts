import type { Locale } from '#foundation/text/locales.ts';
import { compose } from '../mail/compose.ts';
import type { Email } from '../mail/transport.ts';
import { text } from '#desk/messages/texts.ts';
import { leaveHeaders, stepLink } from './links.ts';

/** `confirm`: the second yes is missing. `already`: it is there. `language`: it is there, for the other language. */
export type SignUpLetter = 'confirm' | 'already' | 'language';

/**
 * What follows a sign-up. Somebody else may have typed the address, so each letter says what happens when it is ignored. The words
 * name no button: as plain text there is only a link.
 */
export function signUpLetter(
  kind: SignUpLetter,
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
    // A letter that came unasked is the one that people want to end most.
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
