import { Icon, type IconProps } from './icon.tsx';

export function Close(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6L18 18M18 6L6 18" />
    </Icon>
  );
}
