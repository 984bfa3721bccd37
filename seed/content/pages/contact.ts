import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, link, p, richText, strong } from '#seed/content/rich-text.ts';

/** Phone, e-mail and address stand in the settings and are shown from there; here is what needs sentences. */
export const contact: SeedDocument = {
  _id: 'page-contact',
  _type: 'page',
  title_el: 'Επικοινωνία',
  title_en: 'Contact',
  permalink_el: slug('contact'),
  permalink_en: slug('contact'),
  lead_el:
    'Κάθε μέρα από τις 07:00 ως τις 22:00, στα ελληνικά και στα αγγλικά. Στα μηνύματα απαντάμε την ίδια ή την επόμενη εργάσιμη μέρα.',
  lead_en:
    'Every day from 07:00 to 22:00, in Greek and in English. We answer messages on the same or the next working day.',
  cover: picture('contact'),
  body_el: richText(
    h2('Κεντρικό γραφείο'),
    p(
      'Ακτή Μελτεμιού 1, 851 00 Ρόδος, Δευτέρα ως Παρασκευή, 08:00 – 16:00. Εκεί αλλάζετε εισιτήρια, παραλαμβάνετε ό,τι ξεχάσατε στο πλοίο και αφήνετε έγγραφα. Για εισιτήριο της τελευταίας στιγμής είναι πιο κοντά το γραφείο στην προβλήτα.',
    ),
    h2('Στα λιμάνια'),
    p(
      'Το γραφείο της προβλήτας ανοίγει μία ώρα πριν από κάθε αναχώρηση. Στη Ρόδο τα ταχύπλοα φεύγουν από την Κολώνα και το οχηματαγωγό από την Ακαντιά: δείτε ποια προβλήτα γράφει το εισιτήριό σας.',
    ),
    h2('Ξεχάσατε κάτι στο πλοίο'),
    p(
      'Γράψτε μας τι είναι, ποια μέρα ταξιδέψατε και πού καθόσασταν. Ό,τι βρίσκουμε φτάνει στο κεντρικό γραφείο το επόμενο πρωί και φυλάγεται τρεις μήνες.',
    ),
    h2('Παράπονα'),
    p(
      'Για παράπονο που αφορά τα δικαιώματά σας ως επιβατών έχετε δύο μήνες από την ημέρα του ταξιδιού. Μέσα σε έναν μήνα σας λέμε αν το δεχόμαστε, αν το απορρίπτουμε ή αν το εξετάζουμε ακόμη, και μέσα σε δύο μήνες σας δίνουμε οριστική απάντηση. Τι δικαιούστε το γράφει η σελίδα ',
      internalLink('Δικαιώματα επιβατών', 'page-passenger-rights'),
      '.',
    ),
    h2('Δημοσιογράφοι και συνεργάτες'),
    bullets(
      [strong('Τύπος: '), link('press@meltemi.example', 'mailto:press@meltemi.example')],
      [strong('Πρακτορεία και ομάδες: '), link('groups@meltemi.example', 'mailto:groups@meltemi.example')],
    ),
  ),
  body_en: richText(
    h2('Head office'),
    p(
      '1 Akti Meltemiou, 851 00 Rhodes, Greece, Monday to Friday, 08:00 – 16:00. This is where you change tickets, collect what you left on board and hand in papers. For a ticket at the last minute the office on the quay is closer.',
    ),
    h2('At the ports'),
    p(
      'The office on the quay opens one hour before every departure. In Rhodes fast ships leave from Kolona and the car ferry from Akandia: look which quay your ticket names.',
    ),
    h2('You left something on board'),
    p(
      'Tell us what it is, on which day you travelled and where you sat. Whatever we find is at the head office the next morning and is kept for three months.',
    ),
    h2('Complaints'),
    p(
      'For a complaint about your rights as a passenger you have two months from the day of travel. Within one month we tell you whether we accept it, reject it or are still looking into it, and within two months you have our final answer. What you are entitled to is on the page ',
      internalLink('Passenger rights', 'page-passenger-rights'),
      '.',
    ),
    h2('Press and partners'),
    bullets(
      [strong('Press: '), link('press@meltemi.example', 'mailto:press@meltemi.example')],
      [strong('Agencies and groups: '), link('groups@meltemi.example', 'mailto:groups@meltemi.example')],
    ),
  ),
};
