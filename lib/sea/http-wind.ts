import * as v from 'valibot';
import { readText } from '#foundation/limits/read-text.ts';
import { Forecast } from './forecast.ts';

const TIMEOUT_MS = 3_000;
/** Four areas with ten days of hours are 60 KB. */
const MOST_BYTES = 128 * 1024;
const OLDEST_MS = 24 * 3_600_000;

/**
 * The forecast at an address, in the form of docs/wind-forecast.md.
 * @throws if there is none in time, or it is too large, of another form, or more than a day old
 */
export async function fetchForecast(
  address: string,
  now: Date,
  ask: typeof fetch = fetch,
): Promise<Forecast> {
  const answer = await ask(address, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const text = await readText(answer, MOST_BYTES);
  if (text === null) throw new Error(`more than ${MOST_BYTES} bytes`);
  const forecast = v.parse(Forecast, JSON.parse(text));
  if (now.getTime() - Date.parse(forecast.issuedAt) > OLDEST_MS) throw new Error(`of ${forecast.issuedAt}`);
  return forecast;
}
