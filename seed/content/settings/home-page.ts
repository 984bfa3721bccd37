import { keyedReference, picture, type SeedDocument } from '#seed/content/document.ts';

export const homePage: SeedDocument = {
  _id: 'homePage',
  _type: 'homePage',
  headline_el: 'Το επόμενο νησί είναι μία ώρα μακριά',
  headline_en: 'The next island is an hour away',
  lead_el: 'Ταχύπλοα και οχηματαγωγό σε είκοσι ένα νησιά, από τη Σάμο ως το Καστελλόριζο.',
  lead_en: 'Fast catamarans and a car ferry to twenty-one islands, from Samos to Kastellorizo.',
  hero: picture('hero-open-sea'),
  night: picture('hero-night'),
  featured: [
    keyedReference('destination-patmos'),
    keyedReference('destination-halki'),
    keyedReference('destination-nisyros'),
    keyedReference('destination-symi'),
    keyedReference('destination-kastellorizo'),
  ],
  destinationsTitle_el: 'Είκοσι ένα νησιά, κανένα ίδιο',
  destinationsTitle_en: 'Twenty-one islands, no two alike',
  destinationsText_el:
    'Ένα λιμάνι με νεοκλασικά, ένα ηφαίστειο που αχνίζει, μια Χώρα που τη βλέπετε ώρες πριν φτάσετε. Διαλέξτε πού θα ξυπνήσετε.',
  destinationsText_en:
    'A harbour of neoclassical houses, a volcano that still steams, a white town you see hours before you arrive. Choose where to wake up.',
};
