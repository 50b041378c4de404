import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

const box = (page: Page) =>
  page.getByRole('combobox', { name: 'Nom, téléphone, CIN, plaque, leçon, reçu, page ou action' })

async function enrol(page: Page): Promise<void> {
  await page.goto('/apps/candidats/new')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Zitouni')
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Hédi')
  await page.getByRole('textbox', { name: 'CIN', exact: true }).fill('60000301')
  await page.getByLabel('Date de naissance').fill('2001-04-09')
  await page.getByRole('combobox', { name: 'Permis' }).selectOption({ label: 'B · Voitures' })
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('97 123 987')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hédi Zitouni' })).toBeVisible()
}

test('a school finds a caller by their number, opens the file and finds them again @essential @both', async ({
  page,
}) => {
  await signIn(page, 'ecole')
  await enrol(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await box(page).fill('+216 97123987')
  const found = page.getByRole('group', { name: 'Candidats' }).getByRole('option')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText(/Hédi Zitouni.*97\s123\s987.*CIN 60000301.*Code/)
  await expect(page.getByRole('status').filter({ hasText: '2 résultats' })).toBeAttached()
  await box(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hédi Zitouni' })).toBeVisible()

  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByRole('group', { name: 'Récents' }).getByRole('option')).toContainText('Hédi Zitouni')
  await box(page).fill('nouveau rdv')
  await box(page).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Planifier' })).toBeVisible()
})

test('a page is marked in the search, comes first and remains after a reload @both', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/calendrier')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await box(page).fill('agenda')
  await page.getByRole('button', { name: /^Ajouter «\sCalendrier\s» aux favoris$/ }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Rechercher' }).click()
  const marked = page.getByRole('group', { name: 'Favoris' }).getByRole('option')
  await expect(marked).toHaveText([/Calendrier/])
  await box(page).fill('leçon')
  await expect(page.getByRole('group', { name: 'Leçons et examens' }).getByRole('option').first()).toBeVisible()
  await box(page).press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible()
})
