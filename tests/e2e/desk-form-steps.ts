import { type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type el from '#messages/el.json';

type Texts = (typeof el)['common']['deskForm'];

/** An address that has never been used before. */
export const newAddress = () => `visitor-${randomUUID()}@example.com`;

export const form = (page: Page) => page.locator('#form form');
export async function fillPerson(page: Page, texts: Texts, phone: string, email: string): Promise<void> {
  await form(page).getByLabel(texts.name, { exact: true }).fill('Μαρία Καραγιάννη');
  await form(page).getByLabel(texts.email, { exact: true }).fill(email);
  await form(page).getByLabel(phone, { exact: true }).fill('22410 00000');
}

export const press = (page: Page, name: string) =>
  form(page).getByRole('button', { name, exact: true }).click();
export const reference = (page: Page): Locator => page.locator('#form strong');

export const mistakes = (page: Page, texts: Texts) => page.getByRole('alert', { name: texts.errorsTitle });
