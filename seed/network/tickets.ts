import type { NetworkData } from '#contracts/reservations/index.ts';

/** What is printed on every ticket (demo; domain 3.4–3.6). The figures for refunds are with the rules for changes, not here. */
export const tickets: NetworkData['policy']['ticket'] = {
  operator: { el: 'Μελτέμι', en: 'Meltemi Lines' },
  phone: '+30 22410 00000',
  opensHours: 24,
  closesHours: 24,
  notes: [
    {
      el: 'Δείξτε τον κωδικό στην οθόνη ή τυπωμένο, μαζί με ταυτότητα ή διαβατήριο. Χρειάζεται ένας κωδικός για κάθε επιβάτη και όχημα.',
      en: 'Show the code on a screen or on paper, together with an identity card or passport. Every passenger and vehicle has its own code.',
    },
    {
      el: 'Το εισιτήριο είναι προσωπικό. Λάθη σε ονόματα διορθώνονται δωρεάν στη σελίδα της κράτησής σας.',
      en: 'The ticket is personal. Mistakes in names are corrected free of charge on your booking page.',
    },
    {
      el: 'Στην ίδια σελίδα αλλάζετε ή ακυρώνετε το ταξίδι. Πριν επιβεβαιώσετε, βλέπετε το ποσό που επιστρέφεται και τον λόγο.',
      en: 'On the same page you can change or cancel the trip. You see the refund, and the reason for it, before you confirm.',
    },
    {
      el: 'Αν το δρομολόγιο ακυρωθεί ή η αναχώρηση καθυστερήσει πάνω από 90 λεπτά, διαλέγετε άλλο δρομολόγιο ή επιστροφή χρημάτων (Κανονισμός ΕΕ 1177/2010).',
      en: 'If the sailing is cancelled or departs more than 90 minutes late, you choose between another sailing and a refund (Regulation EU 1177/2010).',
    },
    {
      el: 'Όποιος ταξιδεύει με έκπτωση έχει μαζί του το δικαιολογητικό που αναγράφεται στο εισιτήριο.',
      en: 'If you travel at a discount, carry the proof named on the ticket.',
    },
  ],
};
