export const LANGUAGES = ['el', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Problem =
  | { kind: 'email-missing' }
  | { kind: 'email-incomplete' }
  | { kind: 'password-missing' }
  | { kind: 'no-match' }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'form-expired' };

/** `q` values are ignored: browsers list the languages in order, and we only have two. */
export function chooseLanguage(wish: string | undefined, acceptLanguage: string | undefined): Language {
  const named = LANGUAGES.find((language) => language === wish);
  if (named) return named;
  for (const range of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const found = LANGUAGES.find((language) => range.trim().startsWith(language));
    if (found) return found;
  }
  return 'el';
}

export const text = {
  el: {
    title: 'Σύνδεση – Μελτέμι',
    brand: 'Μελτέμι',
    heading: 'Σύνδεση συντακτών',
    lead: 'Συνδεθείτε για να επεξεργαστείτε το περιεχόμενο του ιστότοπου.',
    email: 'E-mail',
    password: 'Κωδικός πρόσβασης',
    submit: 'Σύνδεση',
    forgotten: 'Δεν θυμάστε τον κωδικό σας; Ζητήστε νέο από τον διαχειριστή.',
    summary: 'Η σύνδεση δεν έγινε',
    languages: 'Γλώσσα',
    refusedTitle: 'Αυτή η διεύθυνση δεν επιτρέπεται',
    refusedText:
      'Η σελίδα σύνδεσης άνοιξε από διεύθυνση που δεν ανήκει στον ιστότοπο. Ανοίξτε ξανά το Studio και δοκιμάστε από εκεί.',
  },
  en: {
    title: 'Sign in – Meltemi Lines',
    brand: 'Meltemi Lines',
    heading: 'Editor sign-in',
    lead: 'Sign in to edit the content of the website.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten your password? Ask an administrator for a new one.',
    summary: 'You are not signed in',
    languages: 'Language',
    refusedTitle: 'This address is not allowed',
    refusedText:
      'The sign-in page was opened from an address that does not belong to the website. Open the Studio again and sign in from there.',
  },
} as const;

export function problemText(problem: Problem, language: Language): string {
  const greek = language === 'el';
  switch (problem.kind) {
    case 'email-missing':
      return greek ? 'Γράψτε το e-mail σας.' : 'Enter your email address.';
    case 'email-incomplete':
      return greek
        ? 'Γράψτε ολόκληρο το e-mail σας, για παράδειγμα onoma@example.gr.'
        : 'Enter your whole email address, such as name@example.com.';
    case 'password-missing':
      return greek ? 'Γράψτε τον κωδικό πρόσβασής σας.' : 'Enter your password.';
    case 'no-match':
      return greek
        ? 'Το e-mail ή ο κωδικός πρόσβασης δεν είναι σωστά. Ελέγξτε τα και δοκιμάστε ξανά.'
        : 'The email or the password is not right. Check them and try again.';
    case 'too-many': {
      const minutes = Math.ceil(problem.seconds / 60);
      if (greek) {
        return `Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε ${minutes} ${minutes === 1 ? 'λεπτό' : 'λεπτά'}.`;
      }
      return `There were too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    }
    case 'form-expired':
      return greek
        ? 'Η σελίδα έμεινε ανοιχτή πολλή ώρα. Γράψτε ξανά τον κωδικό πρόσβασής σας.'
        : 'The page was open for too long. Enter your password again.';
  }
}
