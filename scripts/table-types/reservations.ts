import type { Details } from './print-tables.ts';

export const reservations: Details = {
  imports: {
    locales: '#foundation/text/locales.ts',
    Party: '#contracts/reservations/party.ts',
    Quote: '#contracts/reservations/booking.ts',
    Resource: '#contracts/reservations/network-data.ts',
    TravelClass: '#contracts/reservations/categories.ts',
  },
  types: {
    'allocation.resource': 'Resource',
    'booking.locale': 'v.picklist(locales)',
    'booking.party': 'Party',
    'booking.quote': 'Quote',
    'booking_segment.class': 'TravelClass',
    'calendar.weekdays': 'v.array(v.number())',
    'leg_inventory.resource': 'Resource',
    'ticket.class': 'TravelClass',
    'waiting_entry.class': 'TravelClass',
    'waiting_entry.locale': 'v.picklist(locales)',
    'waiting_entry.party': 'Party',
  },
};
