import type { Locale } from '#foundation/text/locales.ts';
import { compose, OPERATOR } from '../mail/compose.ts';
import type { Email } from '../mail/transport.ts';
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
  const { subject, ask, button, after } = texts[locale][kind];
  const href =
    kind === 'already'
      ? stepLink(siteUrl, locale, 'unsubscribe', unsubscribeToken)
      : stepLink(siteUrl, locale, 'confirm', options.confirmToken);
  const body = compose({
    locale,
    title: subject,
    hello: locale === 'el' ? 'Καλημέρα σας,' : 'Hello,',
    paragraphs: [ask],
    button: { label: button, href },
    closing: [after],
    sign: OPERATOR[locale],
    // A letter that came unasked is the one that people want to end most.
    ...(kind === 'already'
      ? {}
      : {
          small: [{ label: never[locale], href: stepLink(siteUrl, locale, 'unsubscribe', unsubscribeToken) }],
        }),
  });
  return { to, subject, ...body, headers: leaveHeaders(siteUrl, locale, unsubscribeToken) };
}

const never = { el: 'Να μη μου γράψετε', en: 'Do not write to me' };

const texts: Record<Locale, Record<SignUpLetter, Record<'subject' | 'ask' | 'button' | 'after', string>>> = {
  el: {
    confirm: {
      subject: 'Επιβεβαιώστε την εγγραφή σας',
      ask: 'κάποιος, μάλλον εσείς, ζήτησε να λαμβάνετε τα νέα της Μελτέμι: δρομολόγια, προσφορές και το καινούργιο τεύχος, μία φορά τον μήνα. Για να ξεκινήσουμε, χρειάζεται η επιβεβαίωσή σας.',
      button: 'Επιβεβαίωση εγγραφής',
      after:
        'Ο σύνδεσμος ισχύει για επτά ημέρες. Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: δεν θα σας ξαναγράψουμε.',
    },
    already: {
      subject: 'Λαμβάνετε ήδη τα νέα μας',
      ask: 'κάποιος, μάλλον εσείς, έγραψε τη διεύθυνσή σας στη φόρμα εγγραφής μας. Είστε ήδη στη λίστα μας και δεν χρειάζεται να κάνετε τίποτα. Αν δεν θέλετε πια τα νέα μας, διαγράφεστε από εδώ.',
      button: 'Διαγραφή',
      after: 'Σας γράφουμε μία φορά τον μήνα.',
    },
    language: {
      subject: 'Να σας γράφουμε στα ελληνικά;',
      ask: 'κάποιος, μάλλον εσείς, ζήτησε να λαμβάνετε τα νέα της Μελτέμι στα ελληνικά. Ως τώρα σας γράφουμε στα αγγλικά. Για να αλλάξει η γλώσσα, χρειάζεται η επιβεβαίωσή σας.',
      button: 'Στα ελληνικά από εδώ και πέρα',
      after:
        'Ο σύνδεσμος ισχύει για επτά ημέρες. Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: τίποτα δεν αλλάζει.',
    },
  },
  en: {
    confirm: {
      subject: 'Please confirm your subscription',
      ask: 'Someone, most likely you, asked us to send you news from Meltemi Lines: timetables, offers and the new issue of the magazine, once a month. To start, we need your confirmation.',
      button: 'Confirm subscription',
      after:
        'The link works for seven days. If it was not you, there is nothing to do: we will not write again.',
    },
    already: {
      subject: 'You already receive our news',
      ask: 'Someone, most likely you, entered your address in our sign-up form. You are on our list already and there is nothing to do. If you would rather not hear from us any more, you can leave here.',
      button: 'Unsubscribe',
      after: 'We write once a month.',
    },
    language: {
      subject: 'Shall we write to you in English?',
      ask: 'Someone, most likely you, asked us to send you news from Meltemi Lines in English. So far we have been writing in Greek. To change the language, we need your confirmation.',
      button: 'English from now on',
      after: 'The link works for seven days. If it was not you, there is nothing to do: nothing will change.',
    },
  },
};
