import * as v from 'valibot';

/** Known advisories that we accept: why, and until when. */
export const Exceptions = v.array(
  v.strictObject({
    /** Id of the advisory, such as `GHSA-xxxx-xxxx-xxxx`. */
    id: v.pipe(v.string(), v.startsWith('GHSA-')),
    package: v.string(),
    reason: v.pipe(v.string(), v.minLength(20, 'a reason is a sentence')),
    /** The day on which the exception ends. */
    until: v.pipe(v.string(), v.isoDate()),
  }),
);
export type Exceptions = v.InferOutput<typeof Exceptions>;

const Advisory = v.object({
  name: v.string(),
  title: v.string(),
  url: v.string(),
  severity: v.picklist(['info', 'low', 'moderate', 'high', 'critical']),
  range: v.string(),
});
/** `npm audit --json`, version 2: a package affected through a dependency names it as a string. */
const Report = v.object({
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), Advisory])) })),
});
type Advisory = v.InferOutput<typeof Advisory>;

export type Verdict =
  | { kind: 'unreachable'; why: string }
  | { kind: 'judged'; open: string[]; noted: string[]; unused: string[] };

const SERIOUS = ['high', 'critical'];

/** @param today `YYYY-MM-DD` */
export function judge(output: string, exceptions: Exceptions, today: string): Verdict {
  const answer = parse(output);
  const report = v.safeParse(Report, answer);
  if (!report.success) {
    const failure = v.safeParse(v.object({ message: v.string() }), answer);
    return {
      kind: 'unreachable',
      why: failure.success ? failure.output.message : 'npm audit gave no report',
    };
  }
  const advisories = new Map<string, Advisory>();
  for (const { via } of Object.values(report.output.vulnerabilities))
    for (const one of via) if (typeof one !== 'string') advisories.set(`${idOf(one)} ${one.name}`, one);
  const exceptionOf = (one: Advisory) =>
    exceptions.find(({ id, package: name }) => id === idOf(one) && name === one.name);
  const found = [...advisories.values()];
  const isOpen = (one: Advisory) =>
    SERIOUS.includes(one.severity) && !((exceptionOf(one)?.until ?? '') > today);
  return {
    kind: 'judged',
    open: found.filter(isOpen).map(lineOf),
    noted: found.filter((one) => !isOpen(one)).map(lineOf),
    unused: exceptions
      .filter(({ id, package: name }) => !found.some((one) => idOf(one) === id && one.name === name))
      .map(({ id, package: name }) => `${id} (${name})`),
  };
}

function idOf({ url }: Advisory): string {
  return url.split('/').at(-1) ?? url;
}

function lineOf(one: Advisory): string {
  return `${one.severity}: ${one.name} ${one.range}: ${one.title} (${idOf(one)})`;
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
