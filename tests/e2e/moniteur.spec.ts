import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

test('a school adds, finds, changes, archives and unarchives an instructor', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/moniteurs')
  await page.getByRole('link', { name: 'Ajouter un moniteur' }).click()
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Zitouni')
  await page.getByRole('textbox', { name: 'CIN' }).fill('123')
  await page.getByRole('textbox', { name: /^Tarif horaire/ }).fill('douze')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveAccessibleDescription('Champ obligatoire.')
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'CIN' })).toHaveAccessibleDescription('La CIN compte 8 chiffres.')

  await page.getByRole('textbox', { name: 'Prénom' }).fill('Hédi')
  await page.getByRole('textbox', { name: 'CIN' }).fill('60 000 111')
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('98 765 432')
  await page.getByRole('textbox', { name: /^Tarif horaire/ }).fill('12,5')
  await page.getByRole('checkbox', { name: 'B · Voitures' }).check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL('/apps/moniteurs')
  await expect(page.getByText(/^Fiche créée.*Hédi Zitouni/)).toBeVisible()

  await page.getByRole('searchbox', { name: /^Nom, CIN/ }).fill('zitouni')
  await expect(page).toHaveURL('/apps/moniteurs?q=zitouni')
  await expect(page.getByText('1–1 sur 1')).toBeVisible()
  await expect(row(page, /Zitouni Hédi/)).toContainText(/98\s765\s432/)

  await page.getByRole('link', { name: /Zitouni Hédi/ }).click()
  await page.getByRole('link', { name: 'Modifier' }).click()
  await expect(page.getByRole('textbox', { name: /^Tarif horaire/ })).toHaveValue('12,500')
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Hedi')
  await page.getByRole('link', { name: 'Annuler' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page).toHaveURL('/apps/moniteurs')

  await page.goto('/apps/moniteurs?q=zitouni')
  await page.getByRole('button', { name: /^Actions.*Hedi Zitouni$/ }).click()
  await page.getByRole('menuitem', { name: 'Archiver' }).click()
  await expect(row(page, /Zitouni Hedi/)).toBeHidden()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(row(page, /Zitouni Hedi/)).toBeVisible()
})

test('each figure of the dashboard opens a list with that many lines', async ({ page }) => {
  await signIn(page, 'ecole', '/dashboard')
  const figures = page.getByRole('list', { name: 'Chiffres du jour' }).getByRole('link')
  await expect(figures).toHaveCount(6)
  // The last figure is left out: it counts debts, and these samples have none.
  for (let index = 0; index < 5; index += 1) {
    await expect(figures.nth(index)).toHaveText(/\d$/)
    const count = /\d+$/.exec((await figures.nth(index).textContent()) ?? '')?.[0]
    await figures.nth(index).click()
    await expect(page.getByRole('navigation', { name: 'Pages de la liste' })).toContainText(`sur ${count}`)
    await page.goBack()
  }
})

test('an instructor reads their own file and candidates and can change nothing @essential @both', async ({ page }) => {
  await signIn(page, 'moniteur')
  await expect(page).toHaveURL('/apps/moniteur/portfolio')
  const own = page.getByRole('region', { name: 'Mes candidats' })
  await expect(own.getByRole('listitem').first()).toBeVisible()
  await own.getByRole('link', { name: 'Voir la liste' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Candidats' })).toBeVisible()
  await page.goto('/apps/moniteurs')
  await expect(page.getByRole('heading', { level: 1, name: 'Accès réservé' })).toBeVisible()
})

test('the manager opens a pending school beside the list', async ({ page }) => {
  await signIn(page, 'manager', '/apps/autoecole')
  await page.getByRole('button', { name: 'Auto-école Les Oliviers' }).click()
  const panel = page.getByRole('dialog', { name: 'Auto-école Les Oliviers' })
  await expect(panel).toContainText('En attente')
  await page.reload()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})
