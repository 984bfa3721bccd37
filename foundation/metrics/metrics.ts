import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; pages should take tenths of a second, a search hundredths. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type HandledRequest = { method: string; route: string; status: number; seconds: number };

export type Metrics = {
  /** Counts a request by route and class of status: addresses and status codes would make too many series. */
  answered(request: HandledRequest): void;
  /** A counter; call the result to count an event. */
  counter(name: string, help: string, label: string): (value: string) => void;
  /** Read at each scrape; a reading that fails is left out of that scrape. */
  gauge(name: string, help: string, label: string | null, read: () => Promise<Reading> | Reading): void;
  /** The metrics in Prometheus' text format, for callers with the token. */
  page(authorization: string | null | undefined): Promise<MetricsPage>;
};

/** Values by label; a value without labels has the empty label. */
type Reading = Record<string, number>;
type MetricsPage = { status: 200 | 401; headers: Record<string, string>; body: string };

/** Metrics of one process: its requests, those of its parts, and Node's own about event loop, memory and garbage collection. */
export function createMetrics(options: {
  part: 'site' | 'backend';
  token: string;
  onError: (error: unknown) => void;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  registry.setDefaultLabels({ part: options.part });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'meltemi_http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer; event streams are not in it.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });

  return {
    answered: ({ method, route, status, seconds }) =>
      duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),

    counter(name, help, label) {
      const counter = new Counter({ name, help, labelNames: [label], registers });
      return (value) => counter.inc({ [label]: value });
    },

    gauge(name, help, label, read) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: label === null ? [] : [label],
        registers: [],
        async collect() {
          this.reset();
          try {
            const reading = await read();
            for (const [value, count] of Object.entries(reading))
              if (label === null) this.set(count);
              else this.set({ [label]: value }, count);
          } catch (error) {
            // An unreachable database must not hide all other metrics. The first reading after a reset would be a false zero.
            this.remove();
            options.onError(error);
          }
        },
      });
      registry.registerMetric(gauge);
    },

    async page(authorization) {
      const headers = { 'cache-control': 'no-store' };
      if (!isSame(authorization ?? '', `Bearer ${options.token}`))
        return { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' }, body: '' };
      return {
        status: 200,
        headers: { ...headers, 'content-type': registry.contentType },
        body: await registry.metrics(),
      };
    },
  };
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
