/** A random (version 4) UUID from the service's own random bytes. */
export function newUuid(bytes: (size: number) => Uint8Array): string {
  const hex = Buffer.from(bytes(16)).toString('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
