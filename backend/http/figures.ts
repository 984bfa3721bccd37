import { createMetrics, type Metrics } from '#foundation/metrics/metrics.ts';
import { freeBytes } from '../db/disk-space.ts';
import type { Database } from '../db/open.ts';
import type { Log } from '#foundation/log/log.ts';

type Figures = () => Promise<Record<string, number>>;

/**
 * The gauges in `/metrics` besides the request metrics: pending work in the database (the same from every process on it) and
 * the load of its connections. Null without a token: they reveal how much is sold, which isn't public.
 */
export function createFigures(options: {
  token: string | undefined;
  database: Database;
  lake: Figures;
  reservations: Figures;
  desk: Figures;
  jobs: () => Record<string, number>;
  isCopy: boolean;
  /** DATA_DIR */
  folder: string;
  log: Log;
}): Metrics | null {
  const { token, database, lake, reservations, desk, jobs, isCopy, folder, log } = options;
  if (token === undefined) return null;
  const metrics = createMetrics({
    part: 'backend',
    token,
    onError: (error) => log.warn({ error: String(error) }, 'metrics could not be read'),
  });
  metrics.gauge(
    'meltemi_reservations',
    'Open holds, payments, unpaid bookings and refunds; bookings with a sale in the last hour.',
    'what',
    reservations,
  );
  metrics.gauge(
    'meltemi_mail',
    'Emails that wait, wait too long, were given up, or cannot be sent.',
    'state',
    desk,
  );
  metrics.gauge(
    'meltemi_jobs',
    'Jobs of this process that are running, and that were completed, failed or given up since its start, by kind.',
    'what',
    jobs,
  );
  metrics.gauge(
    'meltemi_webhooks',
    'Pending webhook deliveries, and the age of the oldest in seconds.',
    'what',
    lake,
  );
  metrics.gauge('meltemi_copy', 'Whether this is a copy for testing, in quarantine.', null, async () => ({
    '': Number(isCopy),
  }));
  metrics.gauge('meltemi_disk_free_bytes', 'Free space on the disk of the data folder.', null, async () => ({
    '': (await freeBytes(folder)) ?? Number.NaN,
  }));
  const { pool } = database;
  if (pool)
    metrics.gauge(
      'meltemi_database_connections',
      'Connections of this process to PostgreSQL.',
      'state',
      pool,
    );
  return metrics;
}
