// “Nearest port” beside the question (app/_ui/question), and “near me” at a list with a choice of places (app/_ui/filter). `node scripts/inline-scripts.ts` makes public/shell/nearest.js of it. The
// script before the first paint loads it anew for each press, so that nobody else downloads it and nothing asks for a location unasked.
// The location stays in the browser: the choices have the places of their ports.

const KM_PER_DEGREE = 111.2;
const LONGEST_MS = 10_000;
/** A location from a few minutes ago is as good. */
const OLDEST_MS = 300_000;

type Position = { latitude: number; longitude: number };

function kilometres(at: string, { latitude, longitude }: Position): number {
  const [lat = Number.NaN, lon = Number.NaN] = at.split(' ').map(Number);
  return KM_PER_DEGREE * Math.hypot(lat - latitude, (lon - longitude) * Math.cos((lat * Math.PI) / 180));
}

function nearest(field: HTMLSelectElement, here: Position): { option: HTMLOptionElement; km: number } | null {
  let found: { option: HTMLOptionElement; km: number } | null = null;
  for (const option of field.options) {
    const km = kilometres(option.dataset.at ?? '', here);
    if (km < (found?.km ?? Infinity)) found = { option, km };
  }
  return found;
}

for (const button of document.querySelectorAll<HTMLElement>('[data-nearest][data-asked]')) {
  const form = button.closest('form');
  const field = form?.elements.namedItem(button.dataset.nearest || 'from');
  const answer = form?.querySelector('output');
  const { found = '', refused = '', failed = '' } = button.dataset;
  const say = (text: string) => {
    button.removeAttribute('data-asked');
    if (answer) answer.textContent = text;
  };
  if (!('geolocation' in navigator) || !(field instanceof HTMLSelectElement)) say(failed);
  else
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const port = nearest(field, coords);
        if (!port) return say(failed);
        field.value = port.option.value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
        const km = Math.round(port.km).toLocaleString(document.documentElement.lang);
        return say(found.replace('#port', port.option.text).replace('#km', km));
      },
      ({ code, PERMISSION_DENIED }) => say(code === PERMISSION_DENIED ? refused : failed),
      { timeout: LONGEST_MS, maximumAge: OLDEST_MS },
    );
}
