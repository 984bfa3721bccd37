import type { Locale } from '#foundation/text/locales.ts';

/** What a screen reader adds to the page's own words. */
type Words = {
  page: string;
  /** By role, as the accessibility tree names it. A role without a word here is silent. */
  roles: Readonly<Record<string, string>>;
  level: string;
  states: Readonly<
    Record<
      | 'checked'
      | 'unchecked'
      | 'pressed'
      | 'notPressed'
      | 'open'
      | 'closed'
      | 'selected'
      | 'current'
      | 'invalid'
      | 'required'
      | 'disabled'
      | 'focused'
      | 'opens',
      string
    >
  >;
  empty: string;
  more: string;
};

const el: Words = {
  page: 'σελίδα',
  roles: {
    banner: 'περιοχή: αρχή της σελίδας',
    navigation: 'περιοχή: πλοήγηση',
    main: 'περιοχή: κύριο περιεχόμενο',
    contentinfo: 'περιοχή: τέλος της σελίδας',
    region: 'περιοχή',
    complementary: 'περιοχή: συμπληρωματικό',
    form: 'περιοχή: φόρμα',
    search: 'περιοχή: αναζήτηση',
    heading: 'επικεφαλίδα',
    link: 'σύνδεσμος',
    button: 'κουμπί',
    list: 'λίστα',
    DescriptionList: 'λίστα',
    table: 'πίνακας',
    grid: 'πίνακας',
    row: 'γραμμή',
    image: 'εικόνα',
    figure: 'σχήμα',
    textbox: 'πεδίο',
    searchbox: 'πεδίο αναζήτησης',
    combobox: 'πεδίο με λίστα',
    spinbutton: 'πεδίο αριθμού',
    Date: 'πεδίο ημερομηνίας',
    checkbox: 'πλαίσιο επιλογής',
    radio: 'επιλογή',
    radiogroup: 'ομάδα',
    group: 'ομάδα',
    status: 'κατάσταση',
    alert: 'ειδοποίηση',
    timer: 'χρονόμετρο',
    log: 'ημερολόγιο',
    dialog: 'παράθυρο',
    DisclosureTriangle: 'κουμπί',
    DisclosureTriangleGrouped: 'κουμπί',
    article: 'άρθρο',
    blockquote: 'παράθεμα',
    term: 'όρος',
  },
  level: 'επίπεδο',
  states: {
    checked: 'επιλεγμένο',
    unchecked: 'μη επιλεγμένο',
    pressed: 'πατημένο',
    notPressed: 'όχι πατημένο',
    open: 'ανοιχτό',
    closed: 'κλειστό',
    selected: 'επιλεγμένο',
    current: 'τρέχον',
    invalid: 'με λάθος',
    required: 'υποχρεωτικό',
    disabled: 'μη διαθέσιμο',
    focused: 'εδώ βρίσκεται η εστίαση',
    opens: 'ανοίγει παράθυρο',
  },
  empty: 'κενό',
  more: '… και άλλα όμοια',
};

const en: Words = {
  page: 'page',
  roles: {
    banner: 'landmark: banner',
    navigation: 'landmark: navigation',
    main: 'landmark: main',
    contentinfo: 'landmark: content info',
    region: 'landmark: region',
    complementary: 'landmark: complementary',
    form: 'landmark: form',
    search: 'landmark: search',
    heading: 'heading',
    link: 'link',
    button: 'button',
    list: 'list',
    DescriptionList: 'list',
    table: 'table',
    grid: 'table',
    row: 'row',
    image: 'picture',
    figure: 'figure',
    textbox: 'edit',
    searchbox: 'search edit',
    combobox: 'combo box',
    spinbutton: 'number edit',
    Date: 'date edit',
    checkbox: 'check box',
    radio: 'radio button',
    radiogroup: 'group',
    group: 'group',
    status: 'status',
    alert: 'alert',
    timer: 'timer',
    log: 'log',
    dialog: 'dialog',
    DisclosureTriangle: 'button',
    DisclosureTriangleGrouped: 'button',
    article: 'article',
    blockquote: 'quotation',
    term: 'term',
  },
  level: 'level',
  states: {
    checked: 'checked',
    unchecked: 'not checked',
    pressed: 'pressed',
    notPressed: 'not pressed',
    open: 'expanded',
    closed: 'collapsed',
    selected: 'selected',
    current: 'current',
    invalid: 'invalid',
    required: 'required',
    disabled: 'unavailable',
    focused: 'the focus is here',
    opens: 'opens a dialog',
  },
  empty: 'blank',
  more: '… and more like it',
};

export const words: Readonly<Record<Locale, Words>> = { el, en };
