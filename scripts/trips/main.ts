import { KeptTrips } from '#app/_ui/trips/elements/kept-trips.ts';
import { YourBoat } from '#app/_ui/trips/elements/your-boat.ts';

// `node scripts/inline-scripts.ts` makes public/shell/trips.js of it, which loads on devices that remember a trip.
customElements.define('your-boat', YourBoat);
customElements.define('kept-trips', KeptTrips);
