import { describe, expect, it } from 'vitest';
import { waitingToken, withWaiting } from '#lib/booking/waiting/waiting-cookie.ts';
import { checkJoin, rawQueryOf, toWaitingRequest } from '#lib/booking/waiting/waiting-form.ts';
import { waitingEntryPath, waitingPath } from '#lib/booking/waiting-path.ts';
import { readSearchQuery } from '#lib/booking/search-query.ts';

const search = 'from=RHO&to=SYM&date=2027-06-10&adults=2&children=1&vehicles=CAR1';
const trip = 'L1-20270610.0.2';

describe('D6 waiting for a full sailing', () => {
  it('has the ship, the class and the whole search in its address', () => {
    const read = readSearchQuery(rawQueryOf(search));
    if (read.kind === 'incomplete') throw new Error('the search is not whole');
    const path = waitingPath('en', { tripId: trip, class: 'VIP', query: read.query });
    expect(path).toBe(`/en/booking/waiting?${search}&trip=${trip}&class=VIP`);
    expect(waitingEntryPath('en', path.split('?')[1] ?? '', { id: 'e1', isNew: true })).toBe(
      `${path}&entry=e1&new=yes`,
    );
    expect(waitingEntryPath('en', 'trip=T&entry=e1&new=yes&token=x', { id: 'e1' })).toBe(
      '/en/booking/waiting?trip=T&entry=e1',
    );
  });

  it('requests the party of the address', () => {
    const request = toWaitingRequest(
      { email: ' eleni@example.gr ', phone: '', maySplit: 'yes' },
      `${search}&trip=${trip}`,
      'el',
    );
    expect(request).toMatchObject({
      tripId: trip,
      class: 'ECO',
      maySplit: true,
      contact: { email: 'eleni@example.gr', phone: null },
    });
    expect(request?.party.passengers.map(({ category }) => category)).toEqual(['ADT', 'ADT', 'CHD']);
    expect(request?.party.vehicles).toEqual([{ category: 'CAR1' }]);
    expect(toWaitingRequest({ email: 'eleni@example.gr' }, 'from=RHO', 'el')).toBeNull();
  });

  it.each([
    [{}, [{ field: 'email', code: 'contact' }]],
    [{ email: 'eleni' }, [{ field: 'email', code: 'email' }]],
    [{ email: 'eleni@example.gr', phone: '12' }, [{ field: 'phone', code: 'phone' }]],
    // Seats are held only for a confirmed address.
    [{ phone: '690 000 0000' }, [{ field: 'email', code: 'contact' }]],
    [{ email: 'eleni@example.gr', phone: '690 000 0000' }, []],
  ])('needs a valid contact: %j', (typed, errors) => {
    expect(checkJoin(typed)).toEqual(errors);
  });

  it('opens in the browser that joined, which drops the oldest of many entries', () => {
    let cookie = withWaiting(undefined, { id: 'a', token: 'one' });
    for (const id of ['b', 'c', 'd', 'e', 'f']) cookie = withWaiting(cookie, { id, token: id });
    expect(waitingToken(cookie, 'a')).toBeNull();
    expect(waitingToken(withWaiting(cookie, { id: 'b', token: 'new' }), 'b')).toBe('new');
    expect(waitingToken('{broken', 'b')).toBeNull();
    expect(waitingToken(undefined, 'b')).toBeNull();
  });
});
