// Public door: all that the site may import from the reservation service. Runs in browsers and on the edge.
export * from './booking.ts';
export * from './categories.ts';
export * from './network.ts';
export * from './network-data.ts';
export * from './party.ts';
export * from './price-list.ts';
export * from './primitives.ts';
export * from './problem.ts';
export * from './reference.ts';
export * from './search.ts';
export * from './timetable.ts';
