import { describe, expect, it } from 'vitest';
import { publishAtProblem, unpublishAtProblem } from '#studio/schema/presets/schedule.ts';
import { planOf, scheduleState } from '#studio/schema/presets/schedule-state.ts';
import { schemaTypes } from '#studio/schema/schema-types.ts';

const NOW = new Date('2026-05-01T09:00:00Z');
const EARLIER = '2026-05-01T08:00:00.000Z';
const LATER = '2026-05-01T10:00:00.000Z';
const LATEST = '2026-05-01T11:00:00.000Z';

describe('B2 the schedule of a document', () => {
  it('is shown in the state that matters to editors', () => {
    expect(scheduleState(null, NOW)).toEqual({ kind: 'none' });
    expect(scheduleState({ title_el: 'Νέο', publishAt: 'tomorrow' }, NOW)).toEqual({ kind: 'none' });
    expect(scheduleState({ publishAt: LATER }, NOW)).toEqual({ kind: 'publishes', at: LATER });
    expect(scheduleState({ publishAt: LATER, unpublishAt: LATEST }, NOW)).toEqual({
      kind: 'publishes',
      at: LATER,
      until: LATEST,
    });
    expect(scheduleState({ unpublishAt: LATER }, NOW)).toEqual({ kind: 'unpublishes', at: LATER });
    expect(scheduleState({ publishAt: EARLIER }, NOW)).toEqual({ kind: 'missed', at: EARLIER });
    expect(scheduleState({ unpublishAt: EARLIER }, NOW)).toEqual({ kind: 'missed', at: EARLIER });
  });

  it('shows a failure until the editor changes it', () => {
    const scheduleFailure = { step: 'publish', plannedFor: EARLIER, reason: 'No such author' };
    expect(scheduleState({ publishAt: EARLIER, scheduleFailure }, NOW)).toEqual({
      kind: 'failed',
      step: 'publish',
      at: EARLIER,
      reason: 'No such author',
    });
    expect(scheduleState({ publishAt: LATER, scheduleFailure }, NOW)).toMatchObject({ kind: 'publishes' });
    expect(scheduleState({ scheduleFailure }, NOW)).toEqual({ kind: 'none' });
  });

  it('is refused if it is invalid, in both languages', () => {
    expect(publishAtProblem(undefined, NOW)).toBe(true);
    expect(publishAtProblem(LATER, NOW)).toBe(true);
    expect(publishAtProblem(EARLIER, NOW)).toMatchObject({ 'el-GR': /έχει περάσει/, 'en-US': /has passed/ });
    expect(unpublishAtProblem(LATER, undefined, NOW)).toBe(true);
    expect(unpublishAtProblem(LATEST, LATER, NOW)).toBe(true);
    expect(unpublishAtProblem(LATER, LATER, NOW)).toMatchObject({ 'en-US': /before it is published/ });
    expect(unpublishAtProblem(EARLIER, undefined, NOW)).toMatchObject({ 'en-US': /has passed/ });
  });

  it.each(['newsPost', 'offer', 'page', 'serviceAlert', 'destination'])('is available for %s', (name) => {
    const type = schemaTypes.find((one) => one.name === name);
    expect(type).toMatchObject({
      groups: expect.arrayContaining([expect.objectContaining({ name: 'schedule' })]),
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'publishAt', type: 'datetime' }),
        expect.objectContaining({ name: 'unpublishAt', type: 'datetime' }),
        expect.objectContaining({ name: 'scheduleFailure', readOnly: true }),
      ]),
    });
  });

  it('shows the draft’s schedule before the published document’s', () => {
    expect(planOf({ publishAt: LATER }, { unpublishAt: LATEST }, NOW)).toEqual({
      kind: 'publishes',
      at: LATER,
    });
    // A draft's time to go offline takes effect with its publication; until then the published document's does.
    expect(planOf({ unpublishAt: LATER }, { unpublishAt: LATEST }, NOW)).toEqual({
      kind: 'unpublishes',
      at: LATEST,
    });
    expect(planOf(null, null, NOW)).toEqual({ kind: 'none' });
  });
});
