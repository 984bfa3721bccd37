/** The letters after a row's id with which React marks rows that have a byte count instead of ending at the line. */
const COUNTED = new Set('TAOobUSsLlGgMmV'.split(''));
const NEWLINE = 0x0a;
const COLON = 0x3a;
const COMMA = 0x2c;
const NONCE = /"nonce":"[^"$][^"]*"/g;

/** Pages that are made again while the site runs have a nonce in their data, which is of no use and different each time. */
export function withoutNonces(flight: Uint8Array): Uint8Array<ArrayBuffer> {
  return changeRows(flight, (row) => row.replaceAll(NONCE, '"nonce":"$undefined"'));
}

/**
 * Changes the rows of flight data (what React sends for a page). They are split as React's client does it (`id:line` or
 * `id:T<bytes in hex>,text`); rows with a byte count stay as they are, because editors' texts are in them.
 */
function changeRows(flight: Uint8Array, change: (row: string) => string): Uint8Array<ArrayBuffer> {
  return joined(
    rowsOf(flight).map(({ bytes, isCounted }) => {
      if (isCounted) return bytes;
      const row = new TextDecoder().decode(bytes);
      const changed = change(row);
      return changed === row ? bytes : new TextEncoder().encode(changed);
    }),
  );
}

type Row = { bytes: Uint8Array; isCounted: boolean };

/** The last row is what can't be read, if anything. */
function rowsOf(flight: Uint8Array): Row[] {
  const rows: Row[] = [];
  let at = 0;
  while (at < flight.length) {
    const colon = flight.indexOf(COLON, at);
    if (colon < 0) break;
    const isCounted = COUNTED.has(String.fromCharCode(flight[colon + 1] ?? 0));
    const end = isCounted ? endOfCounted(flight, colon + 2) : endOfLine(flight, colon);
    rows.push({ bytes: flight.subarray(at, end), isCounted });
    at = end;
  }
  return [...rows, { bytes: flight.subarray(at), isCounted: true }];
}

function endOfLine(flight: Uint8Array, from: number): number {
  const newline = flight.indexOf(NEWLINE, from);
  return newline < 0 ? flight.length : newline + 1;
}

function endOfCounted(flight: Uint8Array, from: number): number {
  const comma = flight.indexOf(COMMA, from);
  if (comma < 0) return flight.length;
  const bytes = Number.parseInt(String.fromCharCode(...flight.subarray(from, comma)), 16);
  return Number.isNaN(bytes) ? flight.length : Math.min(comma + 1 + bytes, flight.length);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
