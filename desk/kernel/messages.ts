import type { Locale } from '#foundation/text/locales.ts';
type Key =
  | 'subscribed'
  | 'invalidEmail'
  | 'tooMany'
  | 'tooManySignUps'
  | 'newsletterTooLarge'
  | 'confirmed'
  | 'tokenUnknown'
  | 'unsubscribed'
  | 'notSignedIn'
  | 'notAllowed'
  | 'unavailable';

/** What callers read, in both languages. */
export const messages: Record<Locale, Record<Key, string>> = {
  el: {
    subscribed: 'Σας στείλαμε ένα e-mail. Ανοίξτε τον σύνδεσμο που περιέχει για να ολοκληρωθεί η εγγραφή.',
    invalidEmail: 'Γράψτε μια διεύθυνση e-mail, για παράδειγμα maria@example.gr.',
    tooMany: 'Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε λίγα λεπτά.',
    tooManySignUps: 'Γράφονται πολλοί αυτή τη στιγμή και δεν προλαβαίνουμε. Δοκιμάστε ξανά σε λίγα λεπτά.',
    newsletterTooLarge: 'Αυτό που στείλατε είναι πολύ μεγάλο.',
    confirmed: 'Η εγγραφή σας ολοκληρώθηκε.',
    tokenUnknown: 'Ο σύνδεσμος δεν ισχύει πια. Γραφτείτε ξανά για να πάρετε καινούργιο.',
    unsubscribed: 'Δεν θα λαμβάνετε πια τα νέα μας.',
    notSignedIn: 'Συνδεθείτε για να συνεχίσετε.',
    notAllowed: 'Ο ρόλος σας δεν το επιτρέπει.',
    unavailable: 'Κάτι πήγε στραβά από τη δική μας πλευρά. Δοκιμάστε ξανά σε λίγο.',
  },
  en: {
    subscribed: 'We have sent you an email. Open the link in it to finish.',
    invalidEmail: 'Write an email address, for example maria@example.com.',
    tooMany: 'There were too many attempts. Please try again in a few minutes.',
    tooManySignUps: 'Many people are signing up right now. Please try again in a few minutes.',
    newsletterTooLarge: 'What you sent is too large.',
    confirmed: 'You are subscribed.',
    tokenUnknown: 'The link is no longer valid. Subscribe again to get a new one.',
    unsubscribed: 'You will no longer receive our news.',
    notSignedIn: 'Please sign in to go on.',
    notAllowed: 'Your role does not allow this.',
    unavailable: 'Something went wrong on our side. Please try again in a moment.',
  },
};

/** The caller's language from `Accept-Language`; Greek unless English is asked for first. */
export function localeOf(request: Request): Locale {
  return request.headers.get('accept-language')?.trim().toLowerCase().startsWith('en') ? 'en' : 'el';
}
