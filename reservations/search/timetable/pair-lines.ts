import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { LinePlan } from '#reservations/catalogue/catalogue.ts';

export type PairedLine = {
  id: string;
  name: Bilingual;
  directions: { plan: LinePlan; name: Bilingual }[];
};

/**
 * Combines both directions of a line under one name. The return direction has the same name before the comma and runs
 * between the same two quays; the calls in between may differ (the pilgrim line calls at Panormitis only outbound).
 */
export function pairLines(plans: readonly LinePlan[]): PairedLine[] {
  const lines: PairedLine[] = [];
  for (const plan of plans) {
    const name = partOf(plan, 0);
    const towards = partOf(plan, 1);
    const line = lines.find(({ directions: [there, back] }) => !back && there && isWayBack(there.plan, plan));
    if (line) line.directions.push({ plan, name: towards });
    else lines.push({ id: plan.id, name, directions: [{ plan, name: towards }] });
  }
  return lines;
}

function isWayBack(there: LinePlan, back: LinePlan): boolean {
  return (
    partOf(there, 0).el === partOf(back, 0).el &&
    there.quays[0] === back.quays.at(-1) &&
    there.quays.at(-1) === back.quays[0]
  );
}

/**
 * «Βόρεια γραμμή, προς Πάτμο»: the name of the line and of its direction; a name without a comma is used for both.
 */
function partOf({ name }: LinePlan, index: 0 | 1): Bilingual {
  const part = (text: string) => text.split(', ')[index] ?? text;
  return { el: part(name.el), en: part(name.en) };
}
