import type { SeedDocument } from '#seed/content/document.ts';

/** Over: shows editors what an alert in bad weather looks like, and that it leaves the site by itself. */
export const galeInNovember: SeedDocument = {
  _id: 'serviceAlert-gale-2026-11-15',
  _type: 'serviceAlert',
  title_el: 'Απαγορευτικό, Κυριακή 15 Νοεμβρίου',
  title_en: 'Sailing ban, Sunday 15 November',
  text_el:
    'Βόρειοι άνεμοι 8 μποφόρ στο Καρπάθιο. Το δρομολόγιο της Κυμοθόης για την Κάρπαθο και την Κάσο στις 07:00 δεν εκτελείται. Αλλάζετε ημέρα χωρίς χρέωση ή παίρνετε πίσω όλο το ποσό.',
  text_en:
    'Northerly winds, force 8, in the Karpathian Sea. The 07:00 Kymothoe sailing to Karpathos and Kasos is cancelled. Change the day at no charge or get all your money back.',
  severity: 'bad',
  startsAt: '2026-11-14T14:00:00Z',
  endsAt: '2026-11-15T20:00:00Z',
  ports: ['RHO', 'HLK', 'DIA', 'KAR', 'KAS'],
};

/** Current in the first weeks: harmless news, so that the place for alerts can be seen. */
export const holidaySailingsAlert: SeedDocument = {
  _id: 'serviceAlert-holidays-2026',
  _type: 'serviceAlert',
  title_el: 'Δρομολόγια στις γιορτές',
  title_en: 'Sailings over the holidays',
  text_el:
    'Στις 25 Δεκεμβρίου και την 1η Ιανουαρίου τα πλοία μένουν στο λιμάνι. Όλες οι μέρες, γραμμή προς γραμμή, είναι στα νέα μας.',
  text_en:
    'On 25 December and 1 January our ships stay in port. All the days, line by line, are in our news.',
  severity: 'info',
  startsAt: '2026-11-18T08:00:00Z',
  endsAt: '2027-01-01T22:00:00Z',
  link: '/news/dromologia/dromologia-giorton-2026',
};

/** The inspection that the network has as a cancelled round trip of E1 and E2. */
const inspectionInDecember: SeedDocument = {
  _id: 'serviceAlert-inspection-2026-12-09',
  _type: 'serviceAlert',
  title_el: 'Καστελλόριζο, Τετάρτη 9 Δεκεμβρίου',
  title_en: 'Kastellorizo, Wednesday 9 December',
  text_el:
    'Το δρομολόγιο από τη Ρόδο στις 09:00 και η επιστροφή στις 16:00 δεν θα εκτελεστούν, λόγω τακτικής επιθεώρησης του πλοίου. Αν έχετε εισιτήριο, αλλάζετε ημέρα χωρίς χρέωση ή παίρνετε πίσω όλο το ποσό.',
  text_en:
    'The 09:00 sailing from Rhodes and the 16:00 return will not run because of a scheduled inspection of the ship. If you have a ticket, change the day at no charge or get all your money back.',
  severity: 'warn',
  startsAt: '2026-11-20T08:00:00Z',
  endsAt: '2026-12-09T16:30:00Z',
  ports: ['RHO', 'MEG'],
  link: '/booking?from=RHO&to=MEG',
};

export const alerts = [galeInNovember, inspectionInDecember, holidaySailingsAlert];
