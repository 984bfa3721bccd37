import { accounts, portOffice, travellerCare } from './ashore.ts';
import { chiefMate, engineer, stewards } from './on-board.ts';

export const jobOpenings = [chiefMate, engineer, stewards, portOffice, travellerCare, accounts];
