import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, money, referenceOf, routeOf, say, shipFacts } from './about.ts';
import { disturbedShips, hasValidTicket, sentenceOf, shipOff, subjectOf } from './standings.ts';

/** Paid: the tickets are attached. */
export function ticketed(about: About): Draft {
  const off = shipOff(about);
  return {
    subject: off
      ? subjectOf(off, about)
      : say(
          about,
          `Τα εισιτήριά σας ${referenceOf(about)}: ${routeOf(about)}`,
          `Your tickets ${referenceOf(about)}: ${routeOf(about)}`,
        ),
    paragraphs: [
      ...disturbedShips(about).map((ship) => sentenceOf(ship, about)),
      ...(hasValidTicket(about.booking)
        ? [
            say(
              about,
              'η πληρωμή ολοκληρώθηκε. Τα εισιτήριά σας είναι στο συνημμένο PDF, με έναν κωδικό QR για κάθε επιβάτη και όχημα. Αρκεί να τα δείξετε στην οθόνη σας, δεν χρειάζεται εκτύπωση.',
              'Your payment has arrived. Your tickets are in the attached PDF, with a QR code for every traveller and vehicle. Showing them on your screen is enough, there is no need to print.',
            ),
            say(
              about,
              'Με το συνημμένο αρχείο ημερολογίου το ταξίδι μπαίνει στο ημερολόγιό σας.',
              'The attached calendar file puts the trip into your calendar.',
            ),
          ]
        : []),
    ],
    facts: [
      [say(about, 'Κωδικός κράτησης', 'Booking reference'), referenceOf(about)],
      ...shipFacts(about),
      [say(about, 'Σύνολο', 'Total'), money(about.booking.quote.totalCents, about)],
    ],
    closing: hasValidTicket(about.booking)
      ? [
          say(
            about,
            'Να έχετε μαζί σας ταυτότητα ή διαβατήριο. Καλό ταξίδι.',
            'Please bring an identity card or passport. Have a good trip.',
          ),
        ]
      : [],
  };
}
