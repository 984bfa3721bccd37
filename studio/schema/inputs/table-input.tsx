import { Button, Flex, Inline, Stack, TextInput } from '@sanity/ui';
import { Columns3, Rows3, X } from 'lucide-react';
import { type ArrayOfObjectsInputProps, set, unset } from 'sanity';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { rectangle, type Row, withCell, withColumn, withoutColumn, withRow } from './table-cells.ts';

/** A table is edited as a grid of cells instead of a list of rows. */
export function TableInput(props: ArrayOfObjectsInputProps) {
  const { onChange, value, readOnly } = props;
  const t = useTranslate();
  const rows = rectangle(value);
  const put = (next: Row[]) => onChange(next.length === 0 ? unset() : set(next));
  const locked = readOnly === true;
  const newKey = () => crypto.randomUUID().slice(0, 12);
  const start = () => put(withRow(withRow([], newKey()), newKey()));
  return (
    <Stack gap={2}>
      {rows.map((row, at) => (
        <Flex key={row._key} gap={2} align="center">
          {row.cells.map((cell, column) => (
            <TextInput
              // A cell has no id; its position identifies it.
              key={`${row._key}-${column}`}
              fontSize={1}
              value={cell}
              readOnly={locked}
              aria-label={t('blocks.rowRow', { row: at + 1, column: column + 1 })}
              style={at === 0 ? { fontWeight: 600 } : undefined}
              onChange={(event) => put(withCell(rows, at, column, event.currentTarget.value))}
            />
          ))}
          <Button
            mode="bleed"
            padding={2}
            icon={<X size={14} aria-hidden />}
            aria-label={t('blocks.removeRowRow', { row: at + 1 })}
            disabled={locked}
            onClick={() => put(rows.filter((_, index) => index !== at))}
          />
        </Flex>
      ))}
      <Inline gap={2}>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          icon={<Rows3 size={16} aria-hidden />}
          text={t('blocks.addRow')}
          disabled={locked}
          onClick={() => (rows.length === 0 ? start() : put(withRow(rows, newKey())))}
        />
        {rows.length > 0 && (
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            icon={<Columns3 size={16} aria-hidden />}
            text={t('blocks.addColumn')}
            disabled={locked}
            onClick={() => put(withColumn(rows))}
          />
        )}
        {(rows[0]?.cells.length ?? 0) > 1 && (
          <Button
            mode="bleed"
            fontSize={1}
            padding={2}
            text={t('blocks.removeLastColumn')}
            disabled={locked}
            onClick={() => put(withoutColumn(rows, (rows[0]?.cells.length ?? 1) - 1))}
          />
        )}
      </Inline>
    </Stack>
  );
}
