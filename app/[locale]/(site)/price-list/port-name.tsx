/** «Λέρος (Αγία Μαρίνα)» with the harbour in small letters. */
export function PortName({ name }: { name: string }) {
  const [, place = name, harbour] = /^(.*?) \((.*)\)$/.exec(name) ?? [];
  return (
    <>
      {place}
      {harbour ? <small>{` ${harbour}`}</small> : null}
    </>
  );
}
