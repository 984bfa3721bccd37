import type { ReactNode } from 'react';

export type IconProps = { size?: number; strokeWidth?: number; className?: string | undefined };

/** Frame of all icons; hidden from screen readers, because words stand beside each. */
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
