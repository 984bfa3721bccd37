import type { Label } from '#lib/maps/labels.ts';

type Props = {
  label: Pick<Label, 'x' | 'y' | 'anchor'>;
  name: string;
  className?: string;
};

/** The name of a port, where the map has space for it. */
export function PortLabel({ label, name, className }: Props) {
  return (
    <text
      x={tenth(label.x)}
      y={tenth(label.y)}
      textAnchor={label.anchor === 'start' ? undefined : label.anchor}
      className={className}
    >
      {name}
    </text>
  );
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
