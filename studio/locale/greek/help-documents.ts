/** Types that help travellers, the home page, settings and the texts for search engines. */
export const HELP_DOCUMENTS = {
  // agency
  'Name and place': 'Όνομα και τόπος',
  Town: 'Πόλη',
  Region: 'Περιοχή',
  'For a town that is on none of our islands.': 'Για πόλη που δεν είναι σε κάποιο από τα νησιά μας.',
  'With the country code, for example +30 22410 12345.':
    'Με τον κωδικό της χώρας, για παράδειγμα +30 22410 12345.',
  'Place on the map': 'Θέση στον χάρτη',
  'Latitude and longitude, as maps show them for a chosen point.':
    'Γεωγραφικό πλάτος και μήκος, όπως τα δείχνουν οι χάρτες για ένα σημείο.',
  'Opening hours': 'Ώρες λειτουργίας',
  Services: 'Υπηρεσίες',
  Tickets: 'Εισιτήρια',
  'Payment of reservations': 'Πληρωμή κρατήσεων',
  Vehicles: 'Οχήματα',
  'Cargo and parcels': 'Φορτία και δέματα',
  'Help for people with reduced mobility': 'Βοήθεια σε άτομα με μειωμένη κινητικότητα',
  'Left luggage': 'Φύλαξη αποσκευών',
  Tags: 'Λέξεις-κλειδιά',
  'Further words that travellers search by.': 'Άλλες λέξεις με τις οποίες ψάχνουν οι ταξιδιώτες.',
  // frequent questions
  Question: 'Ερώτηση',
  Answer: 'Απάντηση',
  Topic: 'Θέμα',
  'Booking and payment': 'Κράτηση και πληρωμή',
  'Changes and refunds': 'Αλλαγές και επιστροφές',
  'At the port': 'Στο λιμάνι',
  'On board': 'Στο πλοίο',
  Animals: 'Ζώα',
  // job opening
  Ashore: 'Στη στεριά',
  'On board or ashore': 'Στο πλοίο ή στη στεριά',
  'How to apply': 'Πώς γίνεται η αίτηση',
  'Last day to apply': 'Τελευταία ημέρα για αιτήσεις',
  'After this day the opening is no longer shown. Empty while people are wanted.':
    'Μετά από αυτή την ημέρα η θέση δεν εμφανίζεται. Κενό όσο αναζητούνται άτομα.',
  'Email for applications': 'E-mail για αιτήσεις',
  'Closing first': 'Πρώτα όσες κλείνουν',
  Closed: 'Έκλεισε',
  // home page
  Top: 'Πάνω μέρος',
  Bottom: 'Κάτω μέρος',
  Headline: 'Κεντρικός τίτλος',
  'Scene at the top': 'Εικόνα στο πάνω μέρος',
  'Destinations shown': 'Προορισμοί που εμφανίζονται',
  'Five posters; the first is the largest.': 'Πέντε αφίσες· η πρώτη είναι η μεγαλύτερη.',
  'Night scene at the bottom': 'Νυχτερινή εικόνα στο κάτω μέρος',
  // settings
  Operator: 'Εταιρεία',
  Brand: 'Επωνυμία',
  Links: 'Σύνδεσμοι',
  Footer: 'Υποσέλιδο',
  'App store address': 'Διεύθυνση στο κατάστημα εφαρμογών',
  'Where the app banner on Android phones leads. Without an address there is no banner.':
    'Πού οδηγεί η ταινία της εφαρμογής σε κινητά Android. Χωρίς διεύθυνση δεν υπάρχει ταινία.',
  'External services': 'Εξωτερικές υπηρεσίες',
  'A link in the services menu that opens in a new tab.':
    'Ένας σύνδεσμος στο μενού των υπηρεσιών που ανοίγει σε νέα καρτέλα.',
  'Social networks': 'Κοινωνικά δίκτυα',
  'Columns of the footer': 'Στήλες του υποσέλιδου',
  Column: 'Στήλη',
  Label: 'Κείμενο του συνδέσμου',
  'Text of the link': 'Κείμενο του συνδέσμου',
  'Or an address of the site': 'Ή μια διεύθυνση του ιστότοπου',
  'Without a language, for example /booking.': 'Χωρίς γλώσσα, για παράδειγμα /booking.',
  'Social network': 'Κοινωνικό δίκτυο',
  Network: 'Δίκτυο',
  // search engines
  'Texts in search results': 'Κείμενα στα αποτελέσματα αναζήτησης',
  'Leave empty to use the title and the summary.':
    'Αφήστε τα κενά για να χρησιμοποιηθούν ο τίτλος και η περίληψη.',
  Description: 'Περιγραφή',
  'Keep out of search engines': 'Να μη φαίνεται στις μηχανές αναζήτησης',
} as const;
