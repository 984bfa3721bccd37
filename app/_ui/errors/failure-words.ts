/**
 * The words of the error page. Here and not in `messages/`: a client file that imports those would carry every message of the
 * site to every page, and this page must not need a request either. The phone number is the operator's line of `messages/`.
 */
export const failureWords = {
  el: {
    title: 'Κάτι δεν λειτούργησε',
    text: 'Η σελίδα δεν φορτώθηκε, και το λάθος είναι δικό μας. Δοκιμάστε ξανά σε λίγο. Κρατήσεις που έχετε κάνει δεν χάνονται.',
    retry: 'Δοκιμάστε ξανά',
    home: 'Αρχική σελίδα',
    booking: 'Αναζήτηση δρομολογίου',
    call: 'Βιάζεστε; Τηλεφωνήστε μας στο',
    phone: '22410 00000',
  },
  en: {
    title: 'Something did not work',
    text: 'This page did not load, and the fault is ours. Please try again in a moment. Bookings you have made are not lost.',
    retry: 'Try again',
    home: 'Home page',
    booking: 'Search for a trip',
    call: 'In a hurry? Call us on',
    phone: '+30 22410 00000',
  },
} as const;
