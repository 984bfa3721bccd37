import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import { type Db, insertAll } from '#reservations/kernel/rows.ts';

/** The quotas of the car deck. The table refuses two that apply to one resource on one day. */
export async function insertQuotas(db: Db, { quotas }: Pick<NetworkContent, 'quotas'>): Promise<void> {
  const resources = [...new Set(quotas.map(({ resource }) => resource))];
  await insertAll(
    db,
    'quota_rule',
    { number: 'integer', resource: 'text', entitlement: 'text', percent: 'integer', hours_before: 'integer' },
    quotas.map((quota) => ({
      ...quota,
      number: resources.indexOf(quota.resource),
      hours_before: quota.hoursBefore,
    })),
    { period: true },
  );
}
