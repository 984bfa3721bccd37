import { Icon, type IconProps } from './icon.tsx';

export function CircleCheck(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19M8 12.2L11 15.2L16.2 9.4" />
    </Icon>
  );
}
