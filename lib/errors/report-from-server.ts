import { captureRequestError, init } from '@sentry/nextjs';
import { reportOptions, SAMPLE_RATE, withoutPerson } from './options.ts';

/** The request id in the log, by the error that ended the request. */
const requestIds = new WeakMap<object, string>();

/** Starts error reports of this process, Node or edge. Imported only when reporting is configured. */
export function startServerReports(options: { dsn: string; environment: string }): void {
  init({
    ...reportOptions({ ...options, sampleRate: SAMPLE_RATE }),
    beforeSend(event, { originalException: error }) {
      const id = isObject(error) ? requestIds.get(error) : undefined;
      return withoutPerson(id === undefined ? event : { ...event, tags: { ...event.tags, request_id: id } });
    },
  });
}

/** Reports a failed request, with its request id from the log. */
export function reportRequestError(
  requestId: string | null,
  ...failed: Parameters<typeof captureRequestError>
): void {
  const [error] = failed;
  if (requestId !== null && isObject(error)) requestIds.set(error, requestId);
  captureRequestError(...failed);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
