import type { NetworkData } from '#contracts/reservations/index.ts';
import type { RightsData } from '#contracts/reservations/rules/rights-rules.ts';

/** @throws when there is none: then texts would describe a rule that is gone */
export function one<Item>(items: readonly Item[], isIt: (item: Item) => boolean, name: string): Item {
  const found = items.find(isIt);
  if (found === undefined) throw new Error(`The network has no rule for ${name}.`);
  return found;
}

type Rule = RightsData[number];
type RuleOf<Kind extends Rule['kind']> = Extract<Rule, { kind: Kind }>;

export function ruleOf<Kind extends Rule['kind']>(rights: RightsData, kind: Kind, id: string): RuleOf<Kind> {
  const isKind = (rule: Rule): rule is RuleOf<Kind> => rule.kind === kind;
  return one(rights.filter(isKind), (rule) => rule.id === id, id);
}

type Call = NetworkData['lines'][number]['calls'][number];

function callAt({ lines, quays }: NetworkData, lineId: string, port: string): Call {
  const { calls } = one(lines, ({ id }) => id === lineId, lineId);
  return one(calls, ({ quay }) => quays.some(({ id, port: at }) => id === quay && at === port), port);
}

/** How long a line stays in a port, in minutes. */
export function stopAt(network: NetworkData, lineId: string, port: string): number {
  const { arrives, departs } = callAt(network, lineId, port);
  return (departs ?? 0) - (arrives ?? 0);
}

/** How long a line takes from port to port, in minutes. */
export function tripBetween(network: NetworkData, lineId: string, from: string, to: string): number {
  return (callAt(network, lineId, to).arrives ?? 0) - (callAt(network, lineId, from).departs ?? 0);
}

/** The ports at which a ship's lines call after this one. */
export function portsFrom(
  { lines, quays, calendars }: NetworkData,
  vesselId: string,
  from: string,
): Set<string> {
  const portOf = new Map(quays.map(({ id, port }) => [id, port]));
  const sailed = new Set(calendars.filter(({ vessel }) => vessel === vesselId).map(({ line }) => line));
  return new Set(
    lines
      .filter(({ id }) => sailed.has(id))
      .map(({ calls }) => calls.map(({ quay }) => portOf.get(quay) ?? ''))
      .filter(([first]) => first === from)
      .flatMap((ports) => ports.slice(1)),
  );
}
