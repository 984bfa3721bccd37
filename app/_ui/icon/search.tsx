import { Icon, type IconProps } from './icon.tsx';

export function Search(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 3.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15M16.5 16.5L21 21" />
    </Icon>
  );
}
