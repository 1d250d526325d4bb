/** The card with its tabs Sign In and Sign Up, as journeys find it. */
import type { Page } from 'playwright/test';
import type { Person } from './people.ts';

export const card = (page: Page) => page.locator('.auth-card');
export const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true });
export const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true });

export async function fillSignIn(page: Page, { username, password }: Person, address = '/auth'): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

export async function fillSignUp(page: Page, { username, password }: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}
