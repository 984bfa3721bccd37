import type { Hono } from 'hono';
import type { DeskParts } from '../options.ts';
import type { StaffEnv } from '../staff/require-staff.ts';

/** Subscribers and issues, for staff. */
export function newsletterStaffRoutes(_app: Hono<StaffEnv>, _parts: DeskParts): void {}
