import { Icon, type IconProps } from './icon.tsx';

export function CalendarPlus(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2.5v4M16 2.5v4M3.5 10H20.5M20.5 13V6.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V19a2 2 0 0 0 2 2H13M18.5 16v6M15.5 19H21.5" />
    </Icon>
  );
}
