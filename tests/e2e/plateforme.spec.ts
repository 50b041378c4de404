import { expect, type Page, test } from '@playwright/test'
import { signInByForm } from '@tests/helpers/journey'

const PASSWORD = 'girouette lampadaire 47 tandem'

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
}

async function signInAs(page: Page, username: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Nom d’utilisateur ou e-mail').fill(username)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

test('a school signs up, asks for a pack, is approved and works', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('textbox', { name: /^Nom de l’auto-école/ }).fill('Auto-école du Lac')
  await page.getByRole('textbox', { name: /^Matricule/ }).fill('AE-9-0001')
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('71 000 111')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('textbox', { name: /^Responsable/ }).fill('Nour Trabelsi')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Responsable/ })).toHaveValue('Nour Trabelsi')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('nour@lac.exemple.tn')
  await page.getByRole('textbox', { name: /mot de passe/i }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Envoyer l’inscription' }).click()
  await expect(page.getByRole('heading', { name: 'Inscription enregistrée' })).toBeVisible()

  await signInAs(page, 'nour@lac.exemple.tn')
  await page.goto('/apps/tarification')
  await page.getByRole('button', { name: /Demander ce pack.*Essentiel/ }).click()
  await expect(page.getByText('Demande du pack Essentiel envoyée')).toBeVisible()

  await signOut(page)
  await signInByForm(page, 'manager')
  await page.getByRole('button', { name: 'Auto-école du Lac' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approuver' }).click()
  await expect(page.getByText('Auto-école du Lac est approuvée')).toBeVisible()
  await page.goto('/apps/demandes')
  await page.getByRole('button', { name: 'Auto-école du Lac' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click()
  await expect(page.getByText(/pack Essentiel accordé/)).toBeVisible()

  await signOut(page)
  await signInAs(page, 'nour@lac.exemple.tn')
  await page.goto('/apps/tarification')
  await expect(page.getByRole('region', { name: 'Abonnement en cours' })).toContainText('0 sur 60')
  await page.goto('/apps/candidats')
  await expect(page.getByRole('link', { name: 'Nouveau candidat' }).first()).toBeVisible()
})
