import { Icon, type IconProps } from '#app/_ui/icon/icon.tsx';

export function Minus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12H19" />
    </Icon>
  );
}

export function Plus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12H19M12 5V19" />
    </Icon>
  );
}
