import { define } from '#app/_ui/trips/elements/dom.ts';
import { startTrips } from '#app/_ui/trips/elements/kept-trips.ts';
import { startBoat } from '#app/_ui/trips/elements/your-boat.ts';

// `node scripts/inline-scripts.ts` makes public/shell/trips.js of it, which loads on devices that remember a trip.
define('your-boat', startBoat);
define('kept-trips', startTrips);
