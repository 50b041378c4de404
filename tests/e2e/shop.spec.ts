import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** Amounts and dates contain no-break spaces. */
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const total = async (page: Page) =>
  plain(await page.getByRole('complementary', { name: 'Détail du prix' }).textContent())

test('a visitor filters the shop, chooses a colour and orders with a coupon @both', async ({ page }) => {
  await signIn(page, 'manager', '/apps/cars/list?category=school&sortBy=price-asc')
  await expect(page.getByText('6 produits')).toBeVisible()
  const filters = page.getByRole('button', { name: /^Filtres/ })
  if (await filters.isVisible()) await filters.click()
  await page.getByRole('checkbox', { name: 'Livraison gratuite' }).click()
  await expect(page).toHaveURL(/freeShipping=true/)
  if (await filters.isVisible()) await page.getByRole('button', { name: 'Voir les produits' }).click()
  await page.reload()
  await expect(page).toHaveURL(/category=school.*freeShipping=true/)
  await page.getByRole('list', { name: 'Boutique' }).getByRole('heading').last().getByRole('link').click()

  await page.getByRole('radio', { name: 'bleu acier' }).check()
  await page.getByRole('button', { name: /^Ajouter/ }).click()
  await page.getByRole('link', { name: /^Voir le panier/ }).click()
  await expect(page.getByText(/Couleur.*bleu acier/)).toBeVisible()
  const quantity = page.getByRole('spinbutton').last()
  await quantity.fill('3')
  await expect(page.getByText('8 articles')).toBeVisible()
  const before = await total(page)
  await page.getByRole('textbox', { name: 'Code promo' }).fill('bienvenue')
  await page.keyboard.press('Enter')
  await expect.poll(() => total(page)).not.toBe(before)

  await page.getByRole('button', { name: 'Choisir l’adresse' }).click()
  await page.getByLabel('Nom complet').fill('Salma Trabelsi')
  await page.getByLabel('Téléphone').fill('98 123 456')
  await page.getByLabel('Numéro et rue').fill('4, rue du Lac')
  await page.getByLabel('Ville').fill('Tunis')
  await page.getByLabel('Code postal').fill('1053')
  await page.getByLabel('Gouvernorat ou région').fill('Tunis')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'À la livraison' }).check()
  await page.getByRole('button', { name: /^Commander pour/ }).click()
  await expect(page.getByText(/^Commande C-\d+ enregistrée$/)).toBeVisible()
})

test('the manager writes an invoice, records a partial payment, saves it as a PDF and prints it alone', async ({
  page,
}) => {
  await signIn(page, 'manager', '/apps/invoice/add')
  await page.getByRole('combobox', { name: 'Client' }).selectOption({ index: 1 })
  const line = page.getByRole('group', { name: 'Ligne 1' })
  await line.getByRole('textbox', { name: 'Désignation' }).fill('Heure de conduite')
  await line.getByRole('textbox', { name: 'Prix unitaire' }).fill('33,5')
  await line.getByRole('textbox', { name: 'Quantité' }).fill('3')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  const paper = page.getByRole('article', { name: 'Facture #5024' })
  await expect(paper).toContainText(/119,595.DT/)

  await page.getByRole('button', { name: 'Ajouter un paiement' }).click()
  const panel = page.getByRole('dialog', { name: 'Ajouter un paiement' })
  await panel.getByRole('textbox', { name: 'Montant (DT)' }).fill('19,595')
  await panel.getByRole('button', { name: 'Enregistrer le paiement' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('Payée en partie')).toBeVisible()
  await expect(paper).toContainText(/100,000.DT/)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click()
  const file = await (await saving).path()
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await saving).suggestedFilename()).toContain('5024')

  await page.emulateMedia({ media: 'print' })
  await expect(paper).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('the manager finds a user, changes them and keeps their rights', async ({ page }) => {
  await signIn(page, 'manager', '/apps/user/list?role=author&status=active')
  await page.getByRole('link', { name: /@/ }).first().click()
  await page.getByRole('link', { name: 'Modifier' }).click()
  await page.getByRole('checkbox', { name: 'Réglages, Lire' }).check()
  await page.getByRole('tab', { name: 'Réseaux' }).click()
  await page.getByRole('textbox', { name: 'GitHub' }).fill('salma')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Droits personnalisés')).toBeVisible()
  await expect(page.getByRole('link', { name: /^salma\b/ })).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('row', { name: 'Réglages Oui Non Non Non' })).toBeVisible()
})
