/** Who walks through the journeys. Each learner is new, so that journeys can run side by side. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page } from 'playwright/test';

/** Where every page is, and so where people are when they register and sign in. */
export const timeZone = 'Europe/Berlin';

export interface Person {
  readonly username: string;
  readonly password: string;
  readonly firstName?: string;
  readonly email?: string;
  /** Interests and goals, as the wire has them. */
  readonly learningGoals?: string;
}

/** Somebody with an account. */
export interface Learner extends Person {
  readonly id: string;
}

export const ADMIN: Person = { username: 'grace', password: 'lamp on the desk' };

/** Somebody whom Lou does not know yet. */
export const aStranger = (more: Partial<Person> = {}): Person => ({ username: `amara-${randomUUID().slice(0, 12)}`, password: 'tea before the rain', ...more });

/** A learner with an account, not signed in. */
export async function aLearner(request: APIRequestContext, more: Partial<Person> = {}): Promise<Learner> {
  const person = await registered(request, more);
  await request.post('/api/logout', { data: {} });
  return person;
}

/** Who has just made an account is signed in. */
async function registered(request: APIRequestContext, more: Partial<Person>): Promise<Learner> {
  const person = aStranger({ firstName: 'Amara', ...more });
  const made = await request.post('/api/register', { data: { ...person, timeZone } });
  expect(made.status(), await made.text()).toBe(201);
  return { ...person, id: ((await made.json()) as { id: string }).id };
}

/** Signs a person in without the form: the page has the session from here on. */
export async function signedIn(page: Page, person: Person): Promise<void> {
  const { username, password } = person;
  const response = await page.request.post('/api/login', { data: { username, password, timeZone } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** A learner whom the page is signed in as. */
export const asALearner = (page: Page, more: Partial<Person> = {}): Promise<Learner> => registered(page.request, more);

/** The same person on another device, signed in. */
export async function elsewhere(browser: Browser, person: Person, userAgent?: string): Promise<BrowserContext> {
  const device = await browser.newContext({ baseURL: process.env.LOU_ORIGIN ?? '', ...(userAgent && { userAgent }) });
  const answer = await device.request.post('/api/login', { data: { username: person.username, password: person.password } });
  expect(answer.ok()).toBe(true);
  return device;
}
