import 'server-only';
import { readEnv } from '#foundation/env.ts';
import { log } from '#lib/log.server.ts';
import type { Forecast } from './forecast.ts';
import { fetchForecast } from './http-wind.ts';
import { sampleWind } from './sample-wind.ts';

/** The wind, and whether somebody forecast it. */
export type Wind = { kind: 'sample' | 'forecast'; forecast: Forecast };

const LIFETIME_SECONDS = 600;

/**
 * The wind of the next days: from the operator's provider (`WIND_FORECAST_URL`), else the sample. Null when the provider fails: then
 * pages show no wind, never that of the sample.
 */
export async function readWind(now: Date): Promise<Wind | null> {
  const address = readEnv(process.env).WIND_FORECAST_URL;
  if (address === undefined) return { kind: 'sample', forecast: sampleWind(now) };
  try {
    const cached: typeof fetch = (input, init) =>
      fetch(input, { ...init, next: { revalidate: LIFETIME_SECONDS } });
    return { kind: 'forecast', forecast: await fetchForecast(address, now, cached) };
  } catch (error) {
    log.warn({ error: String(error) }, 'no wind forecast');
    return null;
  }
}
