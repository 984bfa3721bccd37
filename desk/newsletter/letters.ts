import type { Letter } from '../mail/transport.ts';

type Locale = 'el' | 'en';

/** The e-mail that asks for the second yes. `siteUrl` has no slash at its end. */
export function confirmationLetter(options: {
  to: string;
  locale: Locale;
  siteUrl: string;
  confirmToken: string;
  unsubscribeToken: string;
}): Letter {
  const prefix = options.locale === 'en' ? '/en' : '';
  const confirm = `${options.siteUrl}${prefix}/newsletter/confirm?token=${options.confirmToken}`;
  const words = texts[options.locale];
  return {
    to: options.to,
    subject: words.subject,
    text: `${words.hello}\n\n${words.ask}\n\n${confirm}\n\n${words.until}\n\n${words.sign}\n`,
    headers: {
      // RFC 8058: the mail program's own button works with one click.
      'List-Unsubscribe': `<${options.siteUrl}/api/newsletter/unsubscribe?token=${options.unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Content-Language': options.locale,
    },
  };
}

const texts: Record<Locale, Record<'subject' | 'hello' | 'ask' | 'until' | 'sign', string>> = {
  el: {
    subject: 'Επιβεβαιώστε την εγγραφή σας',
    hello: 'Καλημέρα σας,',
    ask: 'κάποιος, μάλλον εσείς, ζήτησε να λαμβάνετε τα νέα της Μελτέμι: δρομολόγια, προσφορές και το καινούργιο τεύχος, μία φορά τον μήνα. Για να ξεκινήσουμε, ανοίξτε αυτόν τον σύνδεσμο:',
    until:
      'Ο σύνδεσμος ισχύει για επτά ημέρες. Αν δεν το ζητήσατε εσείς, δεν χρειάζεται να κάνετε τίποτα: δεν θα σας ξαναγράψουμε.',
    sign: 'Μελτέμι',
  },
  en: {
    subject: 'Please confirm your subscription',
    hello: 'Good morning,',
    ask: 'someone, most likely you, asked us to send you news from Meltemi Lines: timetables, offers and the new issue of the magazine, once a month. To start, open this link:',
    until:
      'The link works for seven days. If it was not you, there is nothing to do: we will not write again.',
    sign: 'Meltemi Lines',
  },
};
