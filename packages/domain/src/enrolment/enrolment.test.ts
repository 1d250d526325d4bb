import { describe, expect, test } from 'vitest';
import { assertIsFold, given, recorded, viewed } from '../testing/index.ts';
import { enrolment, type Outline } from './enrolment.ts';
import { enrolmentsView, progressPercent } from './enrolments.view.ts';
import { CourseCompleted, LearnerEnrolled, SectionCompleted, SectionStarted } from './events.ts';

const outline: Outline = { courseId: 'fractions', revision: 3, sectionIds: ['halves', 'thirds'] };
const localDay = '2026-01-05';
const enrolled = LearnerEnrolled({ courseId: 'fractions', outlineRevision: 3 });
const completed = (sectionId: string, remaining: number) => SectionCompleted({ courseId: 'fractions', sectionId, outlineRevision: 3, remaining, localDay });
const finished = CourseCompleted({ courseId: 'fractions', outlineRevision: 3, sections: 2, localDay });

describe('enrolling', () => {
  test('L267 a course not enrolled in becomes enrolled', () => {
    expect(given(enrolment).when({ type: 'EnrolInCourse', outline })).toEqual([enrolled]);
  });
  test.each(['constructor', '__proto__'])('a course named %s is one like any other', (courseId) => {
    const odd = LearnerEnrolled({ courseId, outlineRevision: 3 });
    expect(given(enrolment).when({ type: 'EnrolInCourse', outline: { ...outline, courseId } })).toEqual([odd]);
    expect(given(enrolment, [odd]).when({ type: 'EnrolInCourse', outline: { ...outline, courseId } })).toEqual([]);
    expect(Object.keys(viewed(enrolmentsView, [odd]))).toEqual([courseId]);
  });
  test('again is quiet', () => {
    expect(given(enrolment, [enrolled]).when({ type: 'EnrolInCourse', outline })).toEqual([]);
  });
});

describe('opening a section', () => {
  test('L310 makes it the current one', () => {
    const facts = given(enrolment, [enrolled]).when({ type: 'StartSection', outline, sectionId: 'halves', localDay });
    expect(facts).toEqual([SectionStarted({ courseId: 'fractions', sectionId: 'halves', localDay })]);
  });
  test('is quiet when it is the current one already, or completed', () => {
    const started = SectionStarted({ courseId: 'fractions', sectionId: 'halves', localDay });
    expect(given(enrolment, [enrolled, started]).when({ type: 'StartSection', outline, sectionId: 'halves', localDay })).toEqual([]);
    expect(given(enrolment, [enrolled, completed('halves', 1)]).when({ type: 'StartSection', outline, sectionId: 'halves', localDay })).toEqual([]);
  });
  test('refuses who is not enrolled, and a section of another course', () => {
    expect(given(enrolment).refuses({ type: 'StartSection', outline, sectionId: 'halves', localDay }).code).toBe('NOT_ENROLLED');
    expect(given(enrolment, [enrolled]).refuses({ type: 'StartSection', outline, sectionId: 'loops', localDay })).toMatchObject({
      ...{ code: 'SECTION_NOT_IN_COURSE', kind: 'missing' },
    });
  });
});

describe('completing a section', () => {
  const complete = (sectionId: string) => ({ type: 'CompleteSection', outline, sectionId, localDay }) as const;

  test('L313 is recorded, with what remains', () => {
    expect(given(enrolment, [enrolled]).when(complete('halves'))).toEqual([completed('halves', 1)]);
  });
  test('the last one completes the course in the same answer', () => {
    expect(given(enrolment, [enrolled, completed('halves', 1)]).when(complete('thirds'))).toEqual([completed('thirds', 0), finished]);
  });
  test('again is quiet', () => {
    expect(given(enrolment, [enrolled, completed('halves', 1)]).when(complete('halves'))).toEqual([]);
    expect(given(enrolment, [enrolled, completed('halves', 1), completed('thirds', 0), finished]).when(complete('thirds'))).toEqual([]);
  });
  test('another one leaves the section under way as it is', () => {
    const story = [enrolled, SectionStarted({ courseId: 'fractions', sectionId: 'halves', localDay }), completed('thirds', 1)];
    expect(given(enrolment, story).when({ type: 'StartSection', outline, sectionId: 'halves', localDay })).toEqual([]);
    expect(viewed(enrolmentsView, story).fractions?.currentSectionId).toBe('halves');
  });
  test.each(['StartSection', 'CompleteSection'] as const)('%s of what is completed settles a course whose other sections were removed', (type) => {
    const shorter = { ...outline, revision: 4, sectionIds: ['halves'] };
    const again = { ...complete('halves'), type, outline: shorter };
    const settled = CourseCompleted({ courseId: 'fractions', outlineRevision: 4, sections: 1, localDay });
    expect(given(enrolment, [enrolled, completed('halves', 1)]).when(again)).toEqual([settled]);
    expect(given(enrolment, [enrolled, completed('halves', 1), settled]).when(again)).toEqual([]);
  });
  test('a course whose last open section was removed is settled by the next command', () => {
    const shorter = { ...outline, revision: 4, sectionIds: ['halves'] };
    const facts = given(enrolment, [enrolled, completed('halves', 1)]).when({ type: 'SettleCourse', outline: shorter, localDay });
    expect(facts).toEqual([CourseCompleted({ courseId: 'fractions', outlineRevision: 4, sections: 1, localDay })]);
  });
  test('a course without sections is never completed by itself', () => {
    expect(given(enrolment, [enrolled]).when({ type: 'SettleCourse', outline: { ...outline, sectionIds: [] }, localDay })).toEqual([]);
  });
  test('refuses who is not enrolled', () => {
    expect(given(enrolment).refuses(complete('halves')).code).toBe('NOT_ENROLLED');
  });
});

describe('the enrolments view', () => {
  const story = [enrolled, SectionStarted({ courseId: 'fractions', sectionId: 'halves', localDay }), completed('halves', 1), completed('thirds', 0), finished];

  test('is a fold', () => assertIsFold(enrolmentsView, recorded(story)));
  test('L314 completing clears the current section', () => {
    expect(viewed(enrolmentsView, story.slice(0, 2)).fractions?.currentSectionId).toBe('halves');
    expect(viewed(enrolmentsView, story.slice(0, 3)).fractions?.currentSectionId).toBeNull();
  });
  test('says when a course was taken up, when something was last done in it, and when it was completed first', () => {
    const { enrolledAtMs = 0, ...course } = viewed(enrolmentsView, story).fractions ?? {};
    expect(course).toMatchObject({
      completedSectionIds: ['halves', 'thirds'],
      lastActivityMs: enrolledAtMs + 4 * 60_000,
      completedAtMs: enrolledAtMs + 4 * 60_000,
    });
    const again = viewed(enrolmentsView, [...story, enrolled, completed('halves', 0), finished]).fractions;
    expect(again).toMatchObject({ enrolledAtMs, completedSectionIds: ['halves', 'thirds'], completedAtMs: enrolledAtMs + 4 * 60_000 });
  });
  test('counts nothing for a course never enrolled in', () => {
    expect(viewed(enrolmentsView, [completed('halves', 1)])).toEqual({});
  });
});

describe('progress', () => {
  const at = (completedSectionIds: string[], completedAtMs: number | null = null) => ({
    courseId: 'fractions',
    enrolledAtMs: 0,
    lastActivityMs: 0,
    currentSectionId: null,
    completedSectionIds,
    completedAtMs,
  });

  test('L477 L315 is completed over total, in percent', () => {
    expect(progressPercent(at(['halves']), ['halves', 'thirds', 'fifths', 'eighths'])).toBe(25);
  });
  test('never counts a section twice, nor one that is gone, and stays within 0 to 100', () => {
    expect(progressPercent(at(['halves', 'halves', 'gone']), ['halves', 'thirds'])).toBe(50);
    expect(progressPercent(at(['halves', 'thirds', 'gone']), ['halves', 'thirds'])).toBe(100);
  });
  test('is defined without sections', () => {
    expect(progressPercent(at([]), [])).toBe(0);
    expect(progressPercent(at(['gone'], 1), [])).toBe(100);
  });
});
