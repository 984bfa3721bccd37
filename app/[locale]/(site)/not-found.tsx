import { Lost } from '#app/_ui/errors/lost.tsx';

export default async function NotFound() {
  return <Lost />;
}
