export const LANGUAGES = ['el', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Problem =
  | { kind: 'email-missing' }
  | { kind: 'email-incomplete' }
  | { kind: 'password-missing' }
  | { kind: 'no-match' }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'form-expired' }
  | { kind: 'code-missing' }
  | { kind: 'code-wrong' }
  | { kind: 'name-missing' }
  | { kind: 'new-password-short' }
  | { kind: 'new-password-same' };

export type Field = 'email' | 'password' | 'new-password' | 'name' | 'code';

/** Where the link in the summary leads. A pair that does not match shows no field as the wrong one. */
export function fieldOf(problem: Problem): Field | undefined {
  switch (problem.kind) {
    case 'email-missing':
    case 'email-incomplete':
    case 'no-match':
      return 'email';
    case 'password-missing':
      return 'password';
    case 'code-missing':
    case 'code-wrong':
      return 'code';
    case 'name-missing':
      return 'name';
    case 'new-password-short':
    case 'new-password-same':
      return 'new-password';
    case 'too-many':
    case 'form-expired':
      return undefined;
  }
}

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
    title: 'Σύνδεση',
    brand: 'Μελτέμι',
    heading: 'Σύνδεση συντακτών',
    lead: 'Συνδεθείτε για να επεξεργαστείτε το περιεχόμενο του ιστότοπου.',
    email: 'E-mail',
    password: 'Κωδικός πρόσβασης',
    submit: 'Σύνδεση',
    forgotten: 'Δεν θυμάστε τον κωδικό σας; Ζητήστε νέο από τον διαχειριστή.',
    change: 'Αλλαγή κωδικού',
    elsewhere: (title: string) => `Σύνδεση με ${title}`,
    summary: 'Κάτι χρειάζεται διόρθωση',
    languages: 'Γλώσσα',
    name: 'Ονοματεπώνυμο',
    nameHint: 'Έτσι θα σας βλέπουν οι συνάδελφοί σας.',
    currentPassword: 'Τωρινός κωδικός πρόσβασης',
    newPassword: 'Νέος κωδικός πρόσβασης',
    chosenPassword: 'Κωδικός πρόσβασης',
    newPasswordHint: 'Τουλάχιστον 10 χαρακτήρες. Τρεις ή τέσσερις άσχετες λέξεις απομνημονεύονται εύκολα.',
    passwordPage: {
      change: {
        title: 'Αλλαγή κωδικού',
        lead: 'Μετά την αλλαγή θα συνδεθείτε ξανά σε όλες τις συσκευές σας.',
        submit: 'Αλλαγή κωδικού',
      },
      join: {
        title: 'Καλώς ήρθατε',
        lead: 'Σας προσκάλεσαν να επεξεργάζεστε το περιεχόμενο του ιστότοπου. Γράψτε το όνομά σας και διαλέξτε έναν κωδικό.',
        submit: 'Δημιουργία λογαριασμού',
      },
      reset: {
        title: 'Νέος κωδικός',
        lead: 'Διαλέξτε έναν νέο κωδικό. Θα συνδεθείτε ξανά σε όλες τις συσκευές σας.',
        submit: 'Αποθήκευση κωδικού',
      },
    },
    refused: {
      title: 'Αυτή η διεύθυνση δεν επιτρέπεται',
      text: 'Η σελίδα σύνδεσης άνοιξε από διεύθυνση που δεν ανήκει στον ιστότοπο. Ανοίξτε ξανά το Studio και δοκιμάστε από εκεί.',
    },
    changed: { title: 'Ο νέος κωδικός ισχύει', text: 'Μπορείτε τώρα να συνδεθείτε με αυτόν.' },
    joined: { title: 'Ο λογαριασμός σας είναι έτοιμος', text: 'Μπορείτε τώρα να συνδεθείτε στο Studio.' },
    gone: {
      title: 'Ο σύνδεσμος δεν ισχύει πια',
      text: 'Έχει ήδη χρησιμοποιηθεί ή έληξε. Ζητήστε νέο από τον διαχειριστή.',
    },
    notInvited: {
      title: 'Δεν έχετε πρόσβαση',
      text: 'Συνδεθήκατε, αλλά ο λογαριασμός αυτός δεν μπορεί να επεξεργαστεί τον ιστότοπο. Ζητήστε πρόσβαση από τον διαχειριστή.',
    },
    elsewhereFailed: {
      title: 'Η σύνδεση δεν ολοκληρώθηκε',
      text: 'Κάτι διακόπηκε ή άργησε πολύ. Ανοίξτε ξανά το Studio και δοκιμάστε από εκεί.',
    },
    signIn: 'Σύνδεση',
    openStudio: 'Άνοιγμα του Studio',
    secondFactor: {
      link: 'Σύνδεση σε δύο βήματα',
      first:
        'Συνδεθείτε πρώτα με τον κωδικό πρόσβασής σας. Στο επόμενο βήμα ρυθμίζετε την εφαρμογή στο κινητό σας.',
      title: 'Δεύτερο βήμα',
      lead: 'Ανοίξτε την εφαρμογή κωδικών στο κινητό σας και γράψτε τον κωδικό που δείχνει.',
      code: 'Κωδικός',
      codeHint: 'Έξι ψηφία, ή ένας από τους κωδικούς ανάκτησης που φυλάξατε.',
      submit: 'Σύνδεση',
      setUp: {
        title: 'Σύνδεση σε δύο βήματα',
        lead: 'Σαρώστε την εικόνα με μια εφαρμογή κωδικών, όπως το Google Authenticator, και γράψτε τον κωδικό που θα δείξει.',
        picture: 'Κωδικός QR για την εφαρμογή',
        typed: 'Αν δεν μπορείτε να σαρώσετε την εικόνα, γράψτε στην εφαρμογή αυτό το κλειδί:',
        codeHint: 'Έξι ψηφία από την εφαρμογή.',
        submit: 'Ενεργοποίηση',
      },
      recovery: {
        title: 'Φυλάξτε αυτούς τους κωδικούς',
        lead: 'Αν χάσετε το κινητό σας, καθένας τους σας συνδέει μία φορά στη θέση του κωδικού της εφαρμογής. Δεν θα τους ξαναδείτε: τυπώστε τους ή γράψτε τους σε χαρτί.',
      },
    },
  },
  en: {
    title: 'Sign in',
    brand: 'Meltemi Lines',
    heading: 'Editor sign-in',
    lead: 'Sign in to edit the content of the website.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten your password? Ask an administrator for a new one.',
    change: 'Change your password',
    elsewhere: (title: string) => `Sign in with ${title}`,
    summary: 'Something needs to be put right',
    languages: 'Language',
    name: 'Your name',
    nameHint: 'This is how your colleagues will see you.',
    currentPassword: 'Current password',
    newPassword: 'New password',
    chosenPassword: 'Password',
    newPasswordHint: 'At least 10 characters. Three or four unrelated words are easy to remember.',
    passwordPage: {
      change: {
        title: 'Change your password',
        lead: 'After the change you will need to sign in again on all your devices.',
        submit: 'Change password',
      },
      join: {
        title: 'Welcome aboard',
        lead: 'You have been invited to edit the content of the website. Enter your name and choose a password.',
        submit: 'Create account',
      },
      reset: {
        title: 'New password',
        lead: 'Choose a new password. You will need to sign in again on all your devices.',
        submit: 'Save password',
      },
    },
    refused: {
      title: 'This address is not allowed',
      text: 'The sign-in page was opened from an address that does not belong to the website. Open the Studio again and sign in from there.',
    },
    changed: { title: 'Your new password is set', text: 'You can now sign in with it.' },
    joined: { title: 'Your account is ready', text: 'You can now sign in to the Studio.' },
    gone: {
      title: 'This link no longer works',
      text: 'It has been used already or is out of date. Ask an administrator for a new one.',
    },
    notInvited: {
      title: 'You do not have access',
      text: 'You are signed in, but this account cannot edit the website. Ask an administrator for access.',
    },
    elsewhereFailed: {
      title: 'You are not signed in yet',
      text: 'Something was interrupted or took too long. Open the Studio again and try from there.',
    },
    signIn: 'Sign in',
    openStudio: 'Open the Studio',
    secondFactor: {
      link: 'Set up two-step sign-in',
      first: 'Sign in with your password first. In the next step you set up an app on your phone.',
      title: 'Second step',
      lead: 'Open the authenticator app on your phone and enter the code that it shows.',
      code: 'Code',
      codeHint: 'Six digits, or one of the recovery codes you kept.',
      submit: 'Sign in',
      setUp: {
        title: 'Two-step sign-in',
        lead: 'Scan the picture with an authenticator app, such as Google Authenticator, and enter the code that it shows.',
        picture: 'QR code for the app',
        typed: 'If you cannot scan the picture, type this key into the app:',
        codeHint: 'Six digits from the app.',
        submit: 'Turn on',
      },
      recovery: {
        title: 'Keep these codes',
        lead: 'If you lose your phone, each of them signs you in once in place of the code from the app. You will not see them again: print them or write them down.',
      },
    },
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
    case 'code-missing':
      return greek ? 'Γράψτε τον κωδικό από την εφαρμογή.' : 'Enter the code from your app.';
    case 'code-wrong':
      return greek
        ? 'Ο κωδικός δεν είναι σωστός ή έληξε. Γράψτε αυτόν που δείχνει τώρα η εφαρμογή.'
        : 'The code is not right or has expired. Enter the one that your app shows now.';
    case 'name-missing':
      return greek ? 'Γράψτε το ονοματεπώνυμό σας.' : 'Enter your name.';
    case 'new-password-short':
      return greek
        ? 'Ο νέος κωδικός χρειάζεται τουλάχιστον 10 χαρακτήρες.'
        : 'The new password needs at least 10 characters.';
    case 'new-password-same':
      return greek
        ? 'Ο νέος κωδικός είναι ίδιος με τον τωρινό. Διαλέξτε άλλον.'
        : 'The new password is the same as the current one. Choose another.';
    case 'form-expired':
      return greek
        ? 'Η σελίδα έμεινε ανοιχτή πολλή ώρα. Γράψτε ξανά τον κωδικό πρόσβασής σας.'
        : 'The page was open for too long. Enter your password again.';
  }
}
