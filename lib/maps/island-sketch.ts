import { harbourSketch, type HarbourSketch } from './harbour.ts';

type Port = { quays: readonly { lat: number; lon: number }[] };

const FRAME = { width: 400, height: 280 };

/** An island from the real coastline with its ports; a port with several quays is one dot. */
export function islandSketch(ports: readonly Port[]): HarbourSketch {
  return harbourSketch(
    ports.flatMap(({ quays }) => quays.slice(0, 1)),
    FRAME,
  );
}

/**
 * The land of every sketch as an SVG file of shapes, named after the islands, that the page of ports refers to with `<use>`: it was a
 * seventh of the page. Colours come from the page.
 */
export function islandsFile(ports: readonly (Port & { island: string })[]): string {
  const shapes = [...Map.groupBy(ports, ({ island }) => island)].map(
    ([island, own]) => `<path id="${island}" d="${islandSketch(own).land}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${shapes.join('')}</defs></svg>\n`;
}
