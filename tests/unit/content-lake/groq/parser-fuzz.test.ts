import fc from 'fast-check';
import { parse } from 'groq-js';
import { expect, it } from 'vitest';
import { parseQuery } from '#content-lake/groq/parse-query.ts';
import { parseTree } from '#content-lake/groq/parse/parse-tree.ts';
import { LakeError } from '#content-lake/protocol/errors.ts';
import { isObject } from '#content-lake/protocol/document.ts';

/** For a night: `GROQ_FUZZ=200000 vitest run --project unit tests/unit/content-lake/groq/parser-fuzz.test.ts`. */
const RUNS = Number(process.env['GROQ_FUZZ'] ?? 2_000);
/** groq-js tries each bracket twice if there is an error inside. */
const MAX_BRACKETS_FOR_GROQ_JS = 10;
const TIMEOUT_MS = 60_000 + RUNS * 5;

/**
 * Where we follow the specification instead: what comes after `in (a)` belongs to the list, and `ref-> in list` contains an
 * operator where groq-js sees a field named `in`.
 */
const PARSED_DIFFERENTLY = / in(?:\s|\/\/ why)*\(|->(?:\s|\/\/ why)+(?:in|match|asc|desc)\b/;

const names = fc.constantFrom('a', '_type', 'title_el', 'in', 'asc', 'match', 'description', 'fn', 'null');
const texts = fc.constantFrom(
  '"x"',
  "'it'",
  '"\\u00e9"',
  '"a b*"',
  '""',
  "'\"'",
  '"Ελλάδα"',
  '"😀"',
  '"\\n\\\\"',
);
const leaves = fc.oneof(
  names,
  texts,
  fc.constantFrom(
    '1',
    '0',
    '2.50',
    '1e3',
    '3E-2',
    'true',
    'false',
    'null',
    '*[a]',
    '@',
    '^',
    '^.^',
    '[]',
    '{}',
    '{...}',
  ),
);
const blanks = fc.constantFrom('', '', ' ', '\n', ' // why\n', '\t', '\u00a0');

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const any = tie('expression');
  const joined = (...parts: (fc.Arbitrary<string> | string)[]) =>
    fc
      .tuple(blanks, ...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
      .map(([blank, ...all]) => all.join(blank));
  const loose = fc.constantFrom('+', '-', '*', '/', '%', '**', '==', '!=', '<', '<=', '>=', '&&', '||');
  const operators = fc.constantFrom(' in ', ' match ');
  const piece = fc.oneof(
    joined('.', names),
    fc.constantFrom('->', '[]', '[0]', '[-1]', '[1..2]', '[0...3]', '[1+1]', '["x"]', '| order(a)'),
    joined('->', names),
    joined('[', any, ']'),
    joined('{', names, ',', any, '=>', '{', names, '}', '}'),
    joined('|{', '"x":', any, ',', '...', '}'),
    joined('| order(', any, ' desc', ',', any, ')'),
    joined('| score(', any, ')'),
  );
  return {
    expression: fc.oneof(
      { depthSize: 'small' },
      leaves,
      joined(any, loose, any),
      joined(any, operators, any),
      joined(any, ' in ', any, '..', any),
      joined(any, ' in ', leaves, '...', any),
      joined(any, piece),
      joined(any, piece, piece, piece),
      joined('(', any, ')'),
      joined(fc.constantFrom('!', '-', '+'), any),
      joined('[', any, ',', '...', any, ']'),
      joined('{', '"k":', any, ',', '...', any, ',', names, ',', '}'),
      joined('select(', any, '=>', any, ',', any, ')'),
      joined(fc.constantFrom('count(', 'defined(', 'pt::text(', 'string::lower('), any, ')'),
      joined('round(', any, ',', any, ')'),
      joined('diff::changedAny(', any, ',', any, ',', '(a, b.c, d[].e)', ')'),
    ),
  };
});

it(
  'makes the same tree as groq-js of anything that both can parse',
  () => {
    let both = 0;
    fc.assert(
      fc.property(expression, (query) => {
        const theirs = treeOfGroqJs(query);
        if (!theirs || PARSED_DIFFERENTLY.test(query)) return;
        both += 1;
        expect(plain(parseTree(query, { params: {} }).tree)).toEqual(plain(theirs));
      }),
      { numRuns: RUNS },
    );
    expect(both).toBeGreaterThan(RUNS / 20);
  },
  60_000 + TIMEOUT_MS,
);

it(
  'responds to any input with a tree or with an error that has a position',
  () => {
    const damage = fc.tuple(
      expression,
      fc.nat(),
      fc.constantFrom(...'()[]{}.,:"\'\\|&$^@*!-=> 1a\0\u2028\ud800'),
      fc.nat(3),
    );
    fc.assert(
      fc.property(fc.oneof(damage.map(damaged), fc.string({ maxLength: 60 })), (query) => {
        try {
          parseQuery(query, {});
        } catch (error) {
          expect(wellFormed(error, query)).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);

// Each of these, repeated, kept groq-js's parser busy for ever, or for a time that grew with the square of the length.
it('takes no more time for a hostile query than for a normal one of its length', () => {
  const parts =
    'a[ ( { [ "a": ... a. ^. -> | |{ |order( count( a->b[ @.b[ !  - a+ a&& a== a, "x" in ( .. $a // => select( ::'.split(
      ' ',
    );
  const pairs = parts.flatMap((one) => parts.map((other) => one + other));
  const started = performance.now();
  for (const pair of pairs) {
    for (const query of [pair.repeat(40), `*[${pair.repeat(2_000)}`, `*{${pair.repeat(60)}1`]) {
      try {
        parseQuery(query, {});
      } catch (error) {
        if (!wellFormed(error, query)) throw error;
      }
    }
  }
  // 2,700 queries, five million characters.
  expect(performance.now() - started).toBeLessThan(20_000);
}, 60_000);

function damaged([query, place, sign, kind]: [string, number, string, number]): string {
  const at = place % (query.length + 1);
  if (kind === 0) return query.slice(0, at) + sign + query.slice(at);
  if (kind === 1) return query.slice(0, at) + query.slice(at + 1);
  if (kind === 2) return query.slice(0, at);
  return query.slice(0, at) + sign.repeat(30) + query.slice(at);
}

/** As the client needs it to mark the position. */
function wellFormed(error: unknown, query: string): boolean {
  if (!(error instanceof LakeError)) return false;
  if (error.status === 501) return true;
  if (error.status !== 400 || !('error' in error.body) || !isObject(error.body.error)) return false;
  const { type, description, start, end } = error.body.error;
  return (
    type === 'queryParseError' &&
    typeof description === 'string' &&
    description !== '' &&
    typeof start === 'number' &&
    typeof end === 'number' &&
    0 <= start &&
    start <= end &&
    end <= query.length
  );
}

function treeOfGroqJs(query: string): unknown {
  if (query.split(/[[({]/).length - 1 > MAX_BRACKETS_FOR_GROQ_JS * 3) return undefined;
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

/** Without properties that groq-js adds and nobody reads. */
function plain(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plain);
  if (!isObject(node)) return node;
  const entries = Object.entries(node).filter(
    ([name, value]) => !(name === 'type' && (value === 'ArrayElement' || value === 'SelectAlternative')),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, plain(value)]));
}
