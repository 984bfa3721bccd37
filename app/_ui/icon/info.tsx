import { Icon, type IconProps } from './icon.tsx';

export function Info(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19M12 16.5v-5M12 8v-.1" />
    </Icon>
  );
}
