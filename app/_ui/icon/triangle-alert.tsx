import { Icon, type IconProps } from './icon.tsx';

export function TriangleAlert(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.3 4L2.4 17.6A2 2 0 0 0 4.1 20.6H19.9A2 2 0 0 0 21.6 17.6L13.7 4A2 2 0 0 0 10.3 4M12 9v4M12 16.8v.1" />
    </Icon>
  );
}
