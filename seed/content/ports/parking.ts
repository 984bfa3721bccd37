type Texts = { el: string; en: string };

/** With a vehicle or a heavy suitcase: only where there is something to know. */
export const parking: Readonly<Record<string, Texts>> = {
  RHO: {
    el: 'Κοντά στα τείχη οι θέσεις στάθμευσης είναι λίγες και πολλές πληρώνονται. Αν ταξιδεύετε με όχημα, πηγαίνετε στην προβλήτα που γράφει η κράτηση: τα ταχύπλοα φορτώνουν στην Κολώνα και στο Μανδράκι, η Κυμοθόη στην Ακαντιά. Με βαλίτσα με ρόδες προτιμήστε τον παραλιακό δρόμο.',
    en: 'Parking spaces near the walls are few, and many have to be paid for. If you travel with a vehicle, go to the quay that your booking names: the fast ships load at Kolona and Mandraki, Kymothoe at Akandia. With a suitcase on wheels, take the waterfront road.',
  },
  KSK: {
    el: 'Μπορείτε να αφήσετε το αυτοκίνητο στο αλιευτικό καταφύγιο και να περάσετε στη Χάλκη με τα πόδια. Εκεί δεν θα το χρειαστείτε.',
    en: 'You can leave the car at the fishing harbour and cross to Halki on foot. You will not need it there.',
  },
  SYM: {
    el: 'Ο παραλιακός δρόμος του Γιαλού είναι στενός. Πολλά σπίτια έχουν μόνο σκαλιά, γι’ αυτό ρωτήστε στο κατάλυμα αν έρχεται κάποιος να πάρει τις βαλίτσες.',
    en: 'The waterfront road of Gialos is narrow. Many houses are reached by steps only, so ask your host whether somebody fetches the luggage.',
  },
  PSE: {
    el: 'Στην άμμο και στο χώμα οι ρόδες της βαλίτσας δεν γυρίζουν. Καλύτερα με σακίδιο.',
    en: 'On sand and earth the wheels of a suitcase do not turn. A backpack is better.',
  },
  AGN: {
    el: 'Αν μένετε στο Μεγάλο Χωριό και έχετε βαλίτσα, συνεννοηθείτε από πριν με το κατάλυμα. Με τα πόδια ο δρόμος είναι όλος ανηφόρα.',
    en: 'If you stay at Megalo Chorio and have a suitcase, arrange it with your host beforehand. On foot it is uphill all the way.',
  },
  AKI: {
    el: 'Ως την πλατεία τραβάτε τη βαλίτσα εύκολα. Από εκεί και πάνω έχει σκαλιά.',
    en: 'A suitcase rolls easily as far as the square. Above it there are steps.',
  },
};
