import { withoutNonces } from './flight-rows.ts';

/** A page of Next in two parts: the document for everybody, and what its script needs once somebody uses the page. */
export type SplitPage = {
  /** The page without scripts of Next and without flight data; the loader isn't in it yet. */
  document: string;
  /** React's flight data of the page, without nonces. */
  flight: Uint8Array<ArrayBuffer>;
  /** Addresses of the scripts, in the document's order. */
  scripts: string[];
  /** What the entry adds to Turbopack's queue, as JSON. It starts Next, so it comes last. */
  entry: string;
};
/** Why a page is served as Next made it. */
export type Whole = { reason: string };

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const SCRIPT_HINT = /<link\b[^>]*\bas="script"[^>]*>/g;
/** Nonces are for the response they were made for, and this one will be kept. */
const MAY_HAVE_NONCE = /<(?:link|script|style)\b[^>]*>/g;
const CHUNK = /\ssrc="(\/_next\/static\/chunks\/[^"]+)"/;
const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = /^self\.__next_f\.push\(([\s\S]*)\)$/;
const ENTRY =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/;
/** Anything else of Next's or React's: reveals of streamed parts, form state, debugging. */
const UNKNOWN = /__next|TURBOPACK|\$R[A-Z]|\$?RC\(/;

class NotSplit extends Error {}

/** Splits a finished page. Only what this version of Next is known to write is taken out; any other page stays whole. */
export function splitPage(html: string): SplitPage | Whole {
  if (html.includes('<html id="__next_error__"')) return { reason: 'an error page' };
  const scripts: string[] = [];
  const data: string[] = [];
  let entry: string | null = null;
  let begins = 0;

  /** @returns what stays in the document of a script element */
  const keep = (element: string, attributes: string, text: string): string => {
    const [, chunk] = CHUNK.exec(attributes) ?? [];
    if (/\snomodule\b/i.test(attributes)) return element;
    if (chunk !== undefined) {
      if (!/\sasync\b/.test(attributes)) throw new NotSplit(`${chunk} is not async`);
      scripts.push(chunk);
      return '';
    }
    if (/\ssrc=/.test(attributes) || /\stype="application\/(?:ld\+)?json"/.test(attributes)) return element;
    if (text === BEGIN) {
      begins += 1;
      return '';
    }
    const [, row] = DATA.exec(text) ?? [];
    if (row !== undefined) {
      if (begins === 0) throw new NotSplit('data before its beginning');
      data.push(textOf(row));
      return '';
    }
    const [, queued] = ENTRY.exec(text) ?? [];
    if (queued !== undefined) {
      if (entry !== null) throw new NotSplit('two entries');
      entry = JSON.stringify(JSON.parse(queued));
      return '';
    }
    if (UNKNOWN.test(text)) throw new NotSplit('an unknown script');
    return element;
  };

  try {
    const document = html
      .replaceAll(SCRIPT, keep)
      .replaceAll(SCRIPT_HINT, (hint) => (hint.includes('/_next/static/chunks/') ? '' : hint))
      .replaceAll(MAY_HAVE_NONCE, (tag) => tag.replace(/ nonce="[^"]*"/, ''));
    if (entry === null || begins !== 1 || data.length === 0) return { reason: 'no start of Next' };
    const flight = withoutNonces(new TextEncoder().encode(data.join('')));
    return { document, flight, scripts, entry };
  } catch (error) {
    if (error instanceof NotSplit) return { reason: error.message };
    throw error;
  }
}

/** @throws NotSplit for rows that aren't text */
function textOf(row: string): string {
  const [kind, text]: unknown[] = JSON.parse(row);
  if (kind === 1 && typeof text === 'string') return text;
  // 2 is the state of a form that was posted without script; 3 is bytes, which Next writes only if a text is cut inside a character.
  throw new NotSplit(`data of kind ${String(kind)}`);
}
