/** The islands that the site has a coastline for, in the order of the lines. */
export const ISLANDS = [
  { value: 'rhodes', title: 'Ρόδος · Rhodes' },
  { value: 'symi', title: 'Σύμη · Symi' },
  { value: 'tilos', title: 'Τήλος · Tilos' },
  { value: 'nisyros', title: 'Νίσυρος · Nisyros' },
  { value: 'kos', title: 'Κως · Kos' },
  { value: 'pserimos', title: 'Ψέριμος · Pserimos' },
  { value: 'kalymnos', title: 'Κάλυμνος · Kalymnos' },
  { value: 'telendos', title: 'Τέλενδος · Telendos' },
  { value: 'leros', title: 'Λέρος · Leros' },
  { value: 'lipsi', title: 'Λειψοί · Lipsi' },
  { value: 'patmos', title: 'Πάτμος · Patmos' },
  { value: 'arki', title: 'Αρκιοί · Arki' },
  { value: 'agathonisi', title: 'Αγαθονήσι · Agathonisi' },
  { value: 'samos', title: 'Σάμος · Samos' },
  { value: 'fournoi', title: 'Φούρνοι · Fournoi' },
  { value: 'ikaria', title: 'Ικαρία · Ikaria' },
  { value: 'halki', title: 'Χάλκη · Halki' },
  { value: 'kastellorizo', title: 'Καστελλόριζο · Kastellorizo' },
  { value: 'karpathos', title: 'Κάρπαθος · Karpathos' },
  { value: 'kasos', title: 'Κάσος · Kasos' },
  { value: 'astypalaia', title: 'Αστυπάλαια · Astypalaia' },
];

export const LINES = [
  { value: 'north', title: 'North' },
  { value: 'west', title: 'West' },
  { value: 'east', title: 'East' },
  { value: 'south', title: 'South' },
];
