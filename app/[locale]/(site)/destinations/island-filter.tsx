import { getTranslations } from 'next-intl/server';
import { ListFilter } from '#app/_ui/filter/list-filter.client.tsx';
import type { DestinationCard } from '#lib/content/readers/destination.server.ts';
import { groupOf } from './island-groups.ts';

/** The id of the walls that the filter narrows. */
export const ISLAND_LIST = 'islands-list';

const LINES = ['north', 'west', 'south', 'east'] as const;

type Props = { islands: readonly DestinationCard[] };

/** Search and choice of line over the posters (B1); without a script the lines lead to their headings. */
export async function IslandFilter({ islands }: Props) {
  const t = await getTranslations('common.destinations');
  const lines = LINES.filter((line) => islands.some((island) => island.line === line));
  return (
    <div className="wrap">
      <ListFilter
        list={ISLAND_LIST}
        links={{
          name: 'line',
          label: t('lines'),
          options: [
            { value: '', label: t('allLines'), anchor: 'main' },
            ...lines.map((line) => ({
              value: line,
              label: t(`line_${line}`),
              anchor: groupOf(line) ?? 'main',
            })),
          ],
        }}
        labels={{
          form: t('find'),
          field: t('find'),
          submit: t('findSubmit'),
          clear: t('findClear'),
          noneTitle: t('findNone'),
          noneText: t('findNoneText'),
          showAll: t('allLines'),
          counts: Array.from({ length: islands.length + 1 }, (_, count) => t('findFound', { count })),
        }}
      />
    </div>
  );
}
