import { Icon, type IconProps } from './icon.tsx';

export function CircleAlert(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19M12 7.5v5M12 16.2v.1" />
    </Icon>
  );
}
