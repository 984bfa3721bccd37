import { type FuncCall, inner, type Node } from '../ast.ts';
import { patternsOf } from '../operators.ts';
import { type Compile, type Evaluate, nested, type Scope } from '../scope.ts';
import { wordsOf } from './words.ts';
import {
  findsEverything,
  matchesTextQuery,
  parseTextQuery,
  relevance,
  type TextQuery,
} from './text-query.ts';
import { isValueObject, type Value } from '../value.ts';

type Score = (scope: Scope) => number;

export function isTextQuery(node: Node): node is FuncCall {
  const plain = inner(node);
  return plain.type === 'FuncCall' && plain.namespace === 'text' && plain.name === 'query';
}

/** `@ match text::query($q)`: the search of the Studio's lists, search dialog and reference fields. */
export function compileTextQuery(left: Node, right: FuncCall, compile: Compile): Evaluate {
  const subject = compile(left);
  const text = textOf(right, compile);
  return (scope) => {
    const query = text(scope);
    return findsEverything(query) || matchesTextQuery(subject(scope), query, scope.environment.budget);
  };
}

export function compileScore(node: { base: Node; args: Node[] }, compile: Compile): Evaluate {
  const base = compile(node.base);
  const ranked = compileRanking(node.args, compile);
  return (scope) => {
    const items = base(scope);
    if (!Array.isArray(items)) return null;
    const results = ranked(scope, items, (item) => item);
    return results.map(({ item, score }) => (isValueObject(item) ? { ...item, _score: score } : null));
  };
}

/** Scores things by the object that `valueOf` gives for them and sorts them, best first; non-objects are dropped. */
type Ranking = <T>(
  scope: Scope,
  items: readonly T[],
  valueOf: (item: T) => Value,
) => { item: T; score: number }[];

/** `score(title match $q, boost(body match $q, 2))` adds to the score that an object already has. */
export function compileRanking(args: readonly Node[], compile: Compile): Ranking {
  const scores = args.map((arg) => scoreOf(arg, compile));
  return (scope, items, valueOf) => {
    const scored = items.flatMap((item) => {
      const value = valueOf(item);
      if (!isValueObject(value)) return [];
      scope.environment.budget.step();
      const inside = nested(scope, value);
      const before = typeof value['_score'] === 'number' ? value['_score'] : 0;
      return [{ item, score: scores.reduce((total, score) => total + score(inside), before) }];
    });
    return scored.toSorted((a, b) => b.score - a.score);
  };
}

function scoreOf(node: Node, compile: Compile): Score {
  const plain = inner(node);
  if (plain.type === 'OpCall' && plain.op === 'match') return matchScore(plain.left, plain.right, compile);
  if (plain.type === 'FuncCall' && plain.namespace === 'global' && plain.name === 'boost')
    return boost(plain, compile);
  if (plain.type === 'Or' || plain.type === 'And') {
    const [left, right] = [scoreOf(plain.left, compile), scoreOf(plain.right, compile)];
    const both = plain.type === 'And';
    return (scope) => {
      const [a, b] = [left(scope), right(scope)];
      return both && (a === 0 || b === 0) ? 0 : a + b;
    };
  }
  const evaluate = compile(plain);
  return (scope) => (evaluate(scope) === true ? 1 : 0);
}

function matchScore(left: Node, right: Node, compile: Compile): Score {
  const subject = compile(left);
  const plain = inner(right);
  if (isTextQuery(plain)) {
    const text = textOf(plain, compile);
    return (scope) => {
      const query = text(scope);
      const searched = subject(scope);
      const { budget } = scope.environment;
      return matchesTextQuery(searched, query, budget)
        ? relevance(wordsOf(searched, budget), query.wanted)
        : 0;
    };
  }
  const pattern = compile(right);
  return (scope) =>
    relevance(wordsOf(subject(scope), scope.environment.budget), patternsOf(pattern(scope)) ?? []);
}

function boost(call: FuncCall, compile: Compile): Score {
  const [subject, amount] = call.args;
  if (!subject || !amount) return () => 0;
  const [score, by] = [scoreOf(subject, compile), compile(amount)];
  return (scope) => {
    const base = score(scope);
    const more = by(scope);
    return base > 0 && typeof more === 'number' ? base + more : 0;
  };
}

/** Parses the argument of `text::query`; cached, since the same one is used for every document. */
function textOf(call: FuncCall, compile: Compile): (scope: Scope) => TextQuery {
  const [arg] = call.args;
  const evaluate = arg && compile(arg);
  let last = { text: '', query: parseTextQuery('') };
  return (scope) => {
    const value = evaluate?.(scope);
    const text = typeof value === 'string' ? value : '';
    if (text !== last.text) last = { text, query: parseTextQuery(text) };
    return last.query;
  };
}
