import type { Locale } from '#foundation/text/locales.ts';
import { transliterate } from '#foundation/text/transliterate.ts';
import { compose } from '#desk/mail/compose.ts';
import type { Email } from '#desk/mail/transport.ts';

/**
 * What staff answer, to whoever wrote, in the language of the form. It quotes the reference and not the message: whoever typed
 * another person's address must not reach that person through us.
 */
export function answerLetter(answer: {
  to: string;
  locale: Locale;
  reference: string;
  text: string;
  /** Given name of who answers. */
  staff: string;
  replyTo: string;
}): Email {
  const { to, locale, reference, replyTo } = answer;
  const words = texts[locale];
  return {
    to,
    subject: `${words.subject} ${reference}`,
    ...compose({
      locale,
      title: `${words.subject} ${reference}`,
      hello: words.hello,
      paragraphs: [words.about.replace('{reference}', reference), ...answer.text.split(/\n{2,}/)],
      sign: `${locale === 'en' ? inLatin(answer.staff) : answer.staff}\n${words.sign}`,
    }),
    headers: { 'Reply-To': replyTo, 'Content-Language': locale },
  };
}

/** A name in Greek letters as its passport has it; any other stays as it is. */
function inLatin(name: string): string {
  if (!/\p{Script=Greek}/u.test(name)) return name;
  return transliterate(name).replace(/(?<![\p{L}])\p{L}/gu, (first) => first.toUpperCase());
}

const texts: Record<Locale, Record<'subject' | 'hello' | 'about' | 'sign', string>> = {
  el: {
    subject: 'Απάντηση στο μήνυμά σας',
    hello: 'Καλημέρα σας,',
    about:
      'σας απαντάμε σε ό,τι μας στείλατε με αριθμό αναφοράς {reference}. Αν θέλετε να συνεχίσουμε, απαντήστε σε αυτό το e-mail.',
    sign: 'Μελτέμι',
  },
  en: {
    subject: 'Our answer to',
    hello: 'Hello,',
    about:
      'This is our answer to what you sent us under the reference {reference}. To go on, just reply to this email.',
    sign: 'Meltemi Lines',
  },
};
