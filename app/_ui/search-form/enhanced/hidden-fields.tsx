import type { BookingState } from '#lib/booking/form/state.ts';

/** What the address of the search takes from the form's state; `way` and `promo` are fields of their own. */
export function HiddenFields({ state }: { state: BookingState }) {
  const { trips, passengers, vehicles, pets, claims } = state;
  const lists = {
    vehicles: vehicles.join(','),
    pets: pets.join(','),
    claims: claims.map((claim) => claim ?? '-').join(','),
  };
  return (
    <>
      {trips.flatMap((trip) => [
        <input key={`from${trip.id}`} type="hidden" name="from" value={trip.fromPort ?? ''} />,
        <input key={`to${trip.id}`} type="hidden" name="to" value={trip.toPort ?? ''} />,
        <input key={`date${trip.id}`} type="hidden" name="date" value={trip.fromDate ?? ''} />,
        trip.hasReturn ? (
          <input key={`return${trip.id}`} type="hidden" name="return" value={trip.retDate ?? ''} />
        ) : null,
      ])}
      {Object.entries(passengers).map(([name, count]) => (
        <input key={name} type="hidden" name={name} value={count} />
      ))}
      {Object.entries(lists).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
    </>
  );
}
