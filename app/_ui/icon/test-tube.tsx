import { Icon, type IconProps } from './icon.tsx';

export function TestTube(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M21 7 6.82 21.18a2.83 2.83 0 0 1-3.99-.01a2.83 2.83 0 0 1 0-4L17 3M16 2l6 6M12 16H4" />
    </Icon>
  );
}
