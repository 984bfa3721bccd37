import { reference, type SeedDocument } from '#seed/content/document.ts';

const toPath = (path: string, el: string, en: string) => ({
  _key: path.replaceAll('/', '-').slice(1),
  _type: 'footerLink',
  label_el: el,
  label_en: en,
  path,
});

const toDocument = (id: string, el: string, en: string) => ({
  _key: id,
  _type: 'footerLink',
  label_el: el,
  label_en: en,
  reference: reference(id),
});

const social = (network: string) => ({
  _key: network,
  _type: 'socialLink',
  network,
  url: `https://example.com/${network}/meltemi`,
});

/** The brand is made up: its addresses end in .example or example.com, and the phone number is a sample. */
export const siteSettings: SeedDocument = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand_el: 'Μελτέμι',
  brand_en: 'Meltemi Lines',
  phone: '22410 00000',
  email: 'info@meltemi.example',
  address_el: 'Ακτή Μελτεμιού 1, 851 00 Ρόδος',
  address_en: '1 Akti Meltemiou, 851 00 Rhodes, Greece',
  appStoreUrl: 'https://example.com/apps/meltemi',
  externalServices: {
    label_el: 'Καιρός στο Αιγαίο',
    label_en: 'Weather in the Aegean',
    url: 'https://example.com/aegean-weather',
  },
  socialLinks: [
    social('facebook'),
    social('instagram'),
    social('tripadvisor'),
    social('youtube'),
    social('linkedin'),
  ],
  footerColumns: [
    {
      _key: 'travel',
      _type: 'footerColumn',
      title_el: 'Ταξίδι',
      title_en: 'Travel',
      links: [
        toPath('/itineraries', 'Δρομολόγια', 'Timetables'),
        toPath('/price-list', 'Τιμοκατάλογος', 'Price list'),
        toPath('/departure-ports', 'Λιμάνια αναχώρησης', 'Departure ports'),
        toPath('/agencies', 'Πρακτορεία', 'Agencies'),
        toPath('/booking/manage', 'Η κράτησή μου', 'My booking'),
      ],
    },
    {
      _key: 'company',
      _type: 'footerColumn',
      title_el: 'Εταιρεία',
      title_en: 'Company',
      links: [
        toDocument('page-about', 'Η εταιρεία', 'About us'),
        toDocument('page-fleet', 'Ο στόλος', 'The fleet'),
        toPath('/career', 'Καριέρα', 'Careers'),
        toPath('/cargo', 'Μεταφορά φορτίων', 'Cargo'),
        toPath('/contact', 'Επικοινωνία', 'Contact'),
      ],
    },
    {
      _key: 'good-to-know',
      _type: 'footerColumn',
      title_el: 'Καλό να ξέρετε',
      title_en: 'Good to know',
      links: [
        toDocument('page-travel-terms', 'Όροι μεταφοράς', 'Travel terms'),
        toDocument('page-passenger-rights', 'Δικαιώματα επιβατών', 'Passenger rights'),
        toDocument('page-accessibility', 'Προσβασιμότητα', 'Accessibility'),
        toDocument('page-privacy-policy', 'Προστασία δεδομένων', 'Privacy'),
        toPath('/questions', 'Ερωτήσεις', 'Questions'),
        // In Greek only: a document without an English page is left out of the English footer.
        toDocument('page-transport-equivalent', 'Μεταφορικό Ισοδύναμο', 'Transport equivalent'),
      ],
    },
  ],
};
