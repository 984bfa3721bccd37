/**
 * The words of the error page. Here and not in `messages/`: a client file that imports those would carry every message of the
 * site to every page, and this page must not need a request either.
 */
export const failureWords = {
  el: {
    title: 'Κάτι δεν λειτούργησε',
    text: 'Η σελίδα δεν φορτώθηκε, και το λάθος είναι δικό μας. Δοκιμάστε ξανά σε λίγο.',
    retry: 'Δοκιμάστε ξανά',
    home: 'Αρχική σελίδα',
  },
  en: {
    title: 'Something did not work',
    text: 'This page did not load, and the fault is ours. Please try again in a moment.',
    retry: 'Try again',
    home: 'Home page',
  },
} as const;
