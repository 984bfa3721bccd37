import { Icon, type IconProps } from '#app/_ui/icon/icons.tsx';

export function Swap(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 4L4 8L8 12M4 8H20M16 12L20 16L16 20M20 16H4" />
    </Icon>
  );
}
