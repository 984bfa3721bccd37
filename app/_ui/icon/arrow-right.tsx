import { Icon, type IconProps } from './icon.tsx';

export function ArrowRight(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12H19M12.5 5.5L19 12L12.5 18.5" />
    </Icon>
  );
}
