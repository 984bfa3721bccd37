import type { ReactNode } from 'react';

export type IconProps = { size?: number; strokeWidth?: number; className?: string | undefined };

/** The SVG element of all icons; hidden from screen readers, because each has text beside it. */
export function Icon({
  size = 24,
  strokeWidth = 1.75,
  className,
  children,
}: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden
    >
      {children}
    </svg>
  );
}

export function ArrowRight(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12H19M12.5 5.5L19 12L12.5 18.5" />
    </Icon>
  );
}

export function CalendarPlus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2.5v4M16 2.5v4M3.5 10H20.5M20.5 13V6.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V19a2 2 0 0 0 2 2H13M18.5 16v6M15.5 19H21.5" />
    </Icon>
  );
}

const WAYS = { down: 'M6 9L12 15L18 9', left: 'M15 6L9 12L15 18', right: 'M9 6L15 12L9 18' } as const;

export function Chevron({ to, ...props }: IconProps & { to: keyof typeof WAYS }) {
  return (
    <Icon {...props}>
      <path d={WAYS[to]} />
    </Icon>
  );
}

export function CircleAlert(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19M12 7.5v5M12 16.2v.1" />
    </Icon>
  );
}

export function CircleCheck(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19M8 12.2L11 15.2L16.2 9.4" />
    </Icon>
  );
}

export function Close(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6L18 18M18 6L6 18" />
    </Icon>
  );
}

export function Info(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19M12 16.5v-5M12 8v-.1" />
    </Icon>
  );
}

export function Lock(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4" />
    </Icon>
  );
}

export function Search(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 3.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15M16.5 16.5L21 21" />
    </Icon>
  );
}

export function Store(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05" />
    </Icon>
  );
}

export function TestTube(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M21 7 6.82 21.18a2.83 2.83 0 0 1-3.99-.01a2.83 2.83 0 0 1 0-4L17 3M16 2l6 6M12 16H4" />
    </Icon>
  );
}

export function TriangleAlert(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.3 4L2.4 17.6A2 2 0 0 0 4.1 20.6H19.9A2 2 0 0 0 21.6 17.6L13.7 4A2 2 0 0 0 10.3 4M12 9v4M12 16.8v.1" />
    </Icon>
  );
}
