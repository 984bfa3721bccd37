import { afterEach, expect, it, vi } from 'vitest';
import { loadAlerts, loadBoard, loadConnections, loadDay } from '#lib/timetable/load-view.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const signal = new AbortController().signal;

function answering(body: string, status = 200) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return Promise.resolve(new Response(body, { status }));
  });
  return requests;
}

it('returns the responses of the site’s routes', async () => {
  const requests = answering('{"asOf":"2026-06-01T10:00:00Z","rows":[],"ships":[]}');
  expect(await loadBoard('RHO', null, 'el', signal)).toEqual({
    asOf: '2026-06-01T10:00:00Z',
    rows: [],
    ships: [],
  });
  await loadBoard('RHO', 'SYM', 'el', signal);
  expect(requests).toEqual([
    '/api/departures?port=RHO&locale=el',
    '/api/departures?port=RHO&locale=el&destination=SYM',
  ]);
});

// These responses were used without a check, and the page failed where it read them.
it.each(['null', '[]', '{}', '{"rows":{},"ships":[]}', '<html>', ''])('is null for %j', async (body) => {
  answering(body);
  expect(await loadBoard('RHO', null, 'en', signal)).toBeNull();
  expect(
    await loadDay({ date: '2026-06-01', from: 'RHO', destination: null, locale: 'en' }, signal),
  ).toBeNull();
  expect(await loadConnections(['RHO'], 'en', signal)).toBeNull();
  expect(await loadAlerts(null, 'en', signal)).toBeNull();
});
