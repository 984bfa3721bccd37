import { type FuncCall, inner, type Node } from '../ast.ts';
import { patternsOf } from '../operators.ts';
import { type Compile, type Evaluate, nested, type Scope } from '../scope.ts';
import { wordsOf } from './words.ts';
import { matchesTextQuery, parseTextQuery, relevance } from './text-query.ts';
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
    const query = parseTextQuery(text(scope));
    if (query.wanted.length === 0 && query.unwanted.length === 0) return true;
    return matchesTextQuery(wordsOf(subject(scope)), query);
  };
}

/** `score(title match $q, boost(body match $q, 2))`: adds `_score` and sorts by it, best first. */
export function compileScore(node: { base: Node; args: Node[] }, compile: Compile): Evaluate {
  const base = compile(node.base);
  const scores = node.args.map((arg) => scoreOf(arg, compile));
  return (scope) => {
    const items = base(scope);
    if (!Array.isArray(items)) return null;
    const scored = items.filter(isValueObject).map((item) => {
      scope.environment.budget.step();
      const inside = nested(scope, item);
      const before = typeof item['_score'] === 'number' ? item['_score'] : 0;
      return { item, score: scores.reduce((total, score) => total + score(inside), before) };
    });
    scored.sort((a, b) => b.score - a.score);
    return scored.map(({ item, score }): Value => ({ ...item, _score: score }));
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
      const query = parseTextQuery(text(scope));
      const words = wordsOf(subject(scope));
      return matchesTextQuery(words, query) ? relevance(words, query.wanted) : 0;
    };
  }
  const pattern = compile(right);
  return (scope) => relevance(wordsOf(subject(scope)), patternsOf(pattern(scope)) ?? []);
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

function textOf(call: FuncCall, compile: Compile): (scope: Scope) => string {
  const [arg] = call.args;
  const evaluate = arg && compile(arg);
  return (scope) => {
    const value = evaluate?.(scope);
    return typeof value === 'string' ? value : '';
  };
}
