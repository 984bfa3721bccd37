import type { Column, Table } from './read-tables.ts';

/** Details about a service's tables that the database doesn't have. Keys are `table.column`. */
export type Details = {
  /** Name → module, e.g. `Doc` → `#content-lake/protocol/document.ts`. */
  imports?: Record<string, string>;
  /** A TypeScript type, or for {@link printSchemas} a valibot schema, that is narrower than the column's. */
  types?: Record<string, string>;
  /** Comments. A key without a column is about the table. */
  notes?: Record<string, string>;
};

const HEAD = '// Written by `npm run typegen` from the migrations. Do not edit.';

const TYPES: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  'character varying': 'string',
  date: 'string',
  daterange: 'string',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
};

const SCHEMAS: Record<string, string> = {
  Date: 'v.date()',
  Uint8Array: 'v.instance(Uint8Array)',
  boolean: 'v.boolean()',
  number: 'v.number()',
  string: 'v.string()',
  unknown: 'v.unknown()',
};

/** The tables as Kysely's builder sees them. */
export function printTypes(schema: string, name: string, tables: readonly Table[], details: Details): string {
  const { types = {}, notes = {} } = details;
  const body = tables.map((table) => {
    const lines = table.columns.map((column) => {
      const key = `${table.name}.${column.name}`;
      return `${note(notes[key], '    ')}    ${column.name}: ${types[key] ?? typeOf(column)};`;
    });
    return `${note(notes[table.name], '  ')}  '${schema}.${table.name}': {\n${lines.join('\n')}\n  };`;
  });
  const kysely = ['ColumnType', 'Generated'].filter((each) => body.some((text) => text.includes(`${each}<`)));
  return [
    HEAD,
    `import type { ${kysely.join(', ')} } from 'kysely';`,
    ...Object.entries(details.imports ?? {}).map(([each, path]) => `import type { ${each} } from '${path}';`),
    '',
    `export type ${name} = {`,
    ...body,
    '};',
    '',
  ].join('\n');
}

/** The columns as schemas, with which hand-written statements describe their rows. */
export function printSchemas(tables: readonly Table[], details: Details): string {
  const { types = {} } = details;
  const body = tables.map((table) => {
    const lines = table.columns.map((column) => {
      const key = `${table.name}.${column.name}`;
      const schema = types[key] ?? schemaOf(column);
      return `    ${column.name}: ${column.nullable ? `v.nullable(${schema})` : schema},`;
    });
    return `  ${table.name}: {\n${lines.join('\n')}\n  },`;
  });
  return [
    HEAD,
    `import * as v from 'valibot';`,
    ...Object.entries(details.imports ?? {}).map(([each, path]) => `import { ${each} } from '${path}';`),
    '',
    'export const column = {',
    ...body,
    '};',
    '',
  ].join('\n');
}

function typeOf(column: Column): string {
  const type =
    column.values.length > 0 ? column.values.map((value) => `'${value}'`).join(' | ') : plainType(column);
  const full = column.nullable && type !== 'unknown' ? `${type} | null` : type;
  return column.generated ? `Generated<${full}>` : full;
}

function schemaOf(column: Column): string {
  if (column.values.length > 0)
    return `v.picklist([${column.values.map((value) => `'${value}'`).join(', ')}])`;
  return SCHEMAS[plainType(column)] ?? 'v.unknown()';
}

/** @throws Error for a type that no table has used so far: add how the drivers read it */
function plainType({ name, type }: Column): string {
  const plain = TYPES[type];
  if (plain === undefined) throw new Error(`Unknown column type: ${name} (${type})`);
  return plain;
}

function note(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text} */\n`;
}
