import { DEMO_PASSWORD } from '@backend/seed/demo'
import { expect, type Page } from '@playwright/test'

/** Signs a demo account in from the login page and waits for where its role lands. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
