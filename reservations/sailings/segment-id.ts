/** A trip is one sailing from one of its calls to a later one. */
export type SegmentKey = { sailingId: string; fromSeq: number; toSeq: number };

const SHAPE = /^([A-Z0-9][A-Z0-9-]{0,39})\.(\d{1,2})\.(\d{1,2})$/;

export function tripId({ sailingId, fromSeq, toSeq }: SegmentKey): string {
  return `${sailingId}.${fromSeq}.${toSeq}`;
}

/** The sailings in a request; invalid trip ids are left out. */
export function sailingsOf({ segments }: { segments: readonly { tripId: string }[] }): string[] {
  return segments.flatMap((segment) => parseSegmentId(segment.tripId)?.sailingId ?? []);
}

/** Null for an invalid trip id. */
export function parseSegmentId(id: string): SegmentKey | null {
  const [, sailingId, from, to] = SHAPE.exec(id) ?? [];
  if (!sailingId || from === undefined || to === undefined) return null;
  const key = { sailingId, fromSeq: Number(from), toSeq: Number(to) };
  return key.fromSeq < key.toSeq ? key : null;
}
