import type { Hono } from 'hono';
import type { DeskParts } from '../options.ts';
import type { StaffEnv } from '../staff/require-staff.ts';

/** The outgoing mail, for staff. */
export function mailStaffRoutes(_app: Hono<StaffEnv>, _parts: DeskParts): void {}
