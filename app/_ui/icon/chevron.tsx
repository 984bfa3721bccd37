import { Icon, type IconProps } from './icon.tsx';

const WAYS = { down: 'M6 9L12 15L18 9', left: 'M15 6L9 12L15 18', right: 'M9 6L15 12L9 18' } as const;

export function Chevron({ to, ...props }: IconProps & { to: keyof typeof WAYS }) {
  return (
    <Icon {...props}>
      <path d={WAYS[to]} />
    </Icon>
  );
}
