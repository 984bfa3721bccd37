import { createMetrics, type Metrics } from '#foundation/metrics/metrics.ts';
import { freeBytes } from '../db/room.ts';
import type { Database } from '../db/open.ts';
import type { Log } from '#foundation/log/log.ts';

type Figures = () => Promise<Record<string, number>>;

/**
 * What `/metrics` tells of this process beside its requests: what waits in the database (the same from every process on it) and how
 * busy its connections are. Null without a token: figures say how much is sold, which is nobody's business.
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
    onError: (error) => log.warn({ error: String(error) }, 'figures could not be read'),
  });
  metrics.gauge(
    'meltemi_reservations',
    'Open holds, payments, unpaid bookings, refunds and letters to hand over; bookings that were sold something in the last hour.',
    'what',
    reservations,
  );
  metrics.gauge(
    'meltemi_mail',
    'Letters that wait, wait too long, were given up, or cannot be sent.',
    'state',
    desk,
  );
  metrics.gauge(
    'meltemi_jobs',
    'Jobs of this process that run, and that were done, failed or were given up since its start, by kind.',
    'what',
    jobs,
  );
  metrics.gauge('meltemi_webhooks', 'Deliveries that are owed, and the age of the oldest.', 'what', lake);
  metrics.gauge('meltemi_copy', 'Whether this is a copy for testing, in quarantine.', null, async () => ({
    '': Number(isCopy),
  }));
  metrics.gauge('meltemi_disk_free_bytes', 'Room on the disk of the data folder.', null, async () => ({
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
