import { defaultLocale, type Locale } from '#foundation/text/locales.ts';
import { transliterate } from '#foundation/text/transliterate.ts';
import { text } from '#desk/messages/texts.ts';
import { compose } from '#desk/mail/compose.ts';
import type { Email } from '#desk/mail/transport.ts';

/**
 * The staff's answer, in the language of the form. It quotes the reference and not the message: somebody who entered
 * another person's address must not be able to reach that person through us.
 */
export function answerEmail(answer: {
  to: string;
  locale: Locale;
  reference: string;
  text: string;
  /** Given name of the member of staff. */
  staff: string;
  replyTo: string;
}): Email {
  const { to, locale, reference, replyTo } = answer;
  const subject = text(locale, 'inbox.answer.subject', { reference });
  return {
    to,
    subject,
    ...compose({
      locale,
      title: subject,
      hello: text(locale, 'inbox.answer.hello'),
      paragraphs: [text(locale, 'inbox.answer.about', { reference }), ...answer.text.split(/\n{2,}/)],
      sign: `${locale === defaultLocale ? answer.staff : inLatin(answer.staff)}\n${text(locale, 'inbox.answer.sign')}`,
    }),
    headers: { 'Reply-To': replyTo, 'Content-Language': locale },
  };
}

/** A name in Greek letters transliterated as in a passport; any other stays as it is. */
function inLatin(name: string): string {
  if (!/\p{Script=Greek}/u.test(name)) return name;
  return transliterate(name).replace(/(?<![\p{L}])\p{L}/gu, (first) => first.toUpperCase());
}
