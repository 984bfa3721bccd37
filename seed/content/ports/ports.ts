import { northPorts } from './north.ts';
import { smallIslandPorts } from './small-islands.ts';
import { southAndEastPorts } from './south-and-east.ts';
import { westPorts } from './west.ts';

export const ports = [...northPorts, ...westPorts, ...southAndEastPorts, ...smallIslandPorts];
