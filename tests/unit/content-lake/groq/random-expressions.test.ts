import fc from 'fast-check';
import { evaluateSync, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { groqOver } from '#tests/fixtures/groq.ts';

const answer = groqOver([]);
const operators = '+ - * / % ** == != < <= > >= && || in'.split(' ');
const traversals = `.a; .b.a; .b[].a; [0]; [-1]; [0..1]; [1...5]; []; [][]; [].a; [1][0]; ->; ["a"];
  [a > 1]; [@ == 1]; [a == 1].a; {a}; {"x": a, "y": ^.a}; {...}; {..., "z": @}; []{a}; []{a}[0];
  | order(a); | order(@ desc); | order(a desc, @); | score(a > 1)`.split(/;\s*/);
const ofOne = `! - + count length defined coalesce string lower upper round pt::text dateTime path references
  array::compact math::sum math::min math::max math::avg`.split(/\s+/);
const ofTwo = 'coalesce round array::join array::intersects string::split string::startsWith'.split(' ');

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const any = tie('expression');
  return {
    expression: fc.oneof(
      { depthSize: 'medium' },
      fc.constantFrom(
        '1',
        '2.5',
        '-3',
        '0',
        '"a"',
        '"b c"',
        '""',
        'true',
        'false',
        'null',
        '@',
        '^',
        '[]',
        '{}',
      ),
      fc.constantFrom('[1, "a", null]', '{"a": 1, "b": [2, {"a": 3}]}', '[{"a": 2}, {"a": 1}, {"b": 0}]'),
      fc.constantFrom('[[1, 2], [3]]', 'dateTime("2020-01-01T00:00:00Z")'),
      // After `in (`, groq-js accepts no operator weaker than a comparison; in separate parentheses it does.
      fc
        .tuple(any, fc.constantFrom(...operators), any)
        .map(([a, operator, b]) => `(${a} ${operator} ${operator === 'in' ? `(${b})` : b})`),
      fc.tuple(any, fc.constantFrom(...traversals)).map(([a, traversal]) => `((${a})${traversal})`),
      fc.tuple(fc.constantFrom(...ofOne), any).map(([name, a]) => `${name}(${a})`),
      fc.tuple(fc.constantFrom(...ofTwo), any, any).map(([name, a, b]) => `${name}(${a}, ${b})`),
      fc.tuple(any, any, any).map(([a, b, c]) => `select(${a} => ${b}, ${c})`),
      fc
        .tuple(any, any, any, fc.boolean())
        .map(([a, b, c, open]) => `(${a} in ((${b})${open ? '...' : '..'}(${c})))`),
      fc.tuple(any, any).map(([a, b]) => `[${a}, ...${b}]`),
      fc.tuple(any, any).map(([a, b]) => `{"a": ${a}, ...${b}, "b": ${a}}`),
    ),
  };
});

it('has the same value as in groq-js, for any expression, and is rejected where groq-js rejects it', () => {
  fc.assert(
    fc.property(expression, (query) => {
      const tree = parsed(query);
      if (tree) {
        const theirs: unknown = evaluateSync(tree, {}).data ?? null;
        expect(answer(query)).toEqual(JSON.parse(JSON.stringify(theirs)));
      } else expect(() => answer(query)).toThrow(expect.objectContaining({ status: 400 }));
    }),
    { numRuns: 1_500 },
  );
}, 60_000);

function parsed(query: string) {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}
