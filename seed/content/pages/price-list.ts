import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, internalLink, richText } from '#seed/content/rich-text.ts';

/** Words around the price list; every figure in the tables comes from the reservation service. */
export const priceList: SeedDocument = {
  _id: 'page-price-list',
  _type: 'page',
  title_el: 'Τιμοκατάλογος',
  title_en: 'Price list',
  permalink_el: slug('price-list'),
  permalink_en: slug('price-list'),
  lead_el: 'Ίδια τιμή κάθε μέρα, με ΦΠΑ και λιμενικά τέλη. Έξοδα κράτησης δεν υπάρχουν, ούτε στο τηλέφωνο.',
  lead_en: 'The same price every day, VAT and port dues included. No booking fees, not even by phone.',
  cover: picture('travel-terms'),
  body_el: richText(
    bullets(
      'Η τιμή του τιμοκαταλόγου είναι η τιμή της αναζήτησης. Αν ισχύει έκπτωση, αφαιρείται μόνη της μόλις επιλέξετε δρομολόγιο.',
      'Με ενδιάμεσο σταθμό πληρώνετε μία διαδρομή, από το πρώτο ως το τελευταίο λιμάνι. Όταν αλλάζετε πλοίο, κάθε πλοίο έχει το δικό του εισιτήριο.',
      'Στα οχήματα μετρούν το μήκος και το ύψος μαζί με ό,τι φέρουν επάνω τους: σχάρα, ποδήλατα, κοτσαδόρο.',
      'Οι αποσκευές που μεταφέρετε μόνοι σας δεν χρεώνονται.',
      ['Για φορτηγά και εμπορεύματα δείτε τη ', internalLink('μεταφορά φορτίων', 'page-cargo'), '.'],
      [
        'Τι επιστρέφεται αν ακυρώσετε, το γράφουν οι ',
        internalLink('όροι μεταφοράς', 'page-travel-terms'),
        '.',
      ],
    ),
    callout(
      'info',
      'Μόνιμοι κάτοικοι νησιών: δείξτε τον Μοναδικό Αριθμό Νησιώτη στο πρακτορείο όταν πληρώνετε, για να τυπωθεί στο εισιτήριο. Το Μεταφορικό Ισοδύναμο το καταβάλλει το Δημόσιο, όχι η εταιρεία.',
    ),
  ),
  body_en: richText(
    bullets(
      'The price in this list is the price in the search. Where a discount applies, it comes off by itself once you choose a sailing.',
      'With calls on the way you pay for one trip, from the first port to the last. When you change ships, each ship has a ticket of its own.',
      'The length and height of a vehicle count with everything on it: roof rack, bicycles, tow bar.',
      'Luggage that you carry yourself is free.',
      ['For lorries and goods, see ', internalLink('cargo', 'page-cargo'), '.'],
      ['What you get back if you cancel is in the ', internalLink('travel terms', 'page-travel-terms'), '.'],
    ),
    callout(
      'info',
      'Permanent residents of the islands: show your islander number (MAN) at the agency when you pay, so that it is printed on the ticket. The transport equivalent is paid by the Greek state, not by us.',
    ),
  ),
};
