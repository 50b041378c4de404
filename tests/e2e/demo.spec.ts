import { expect, type Page, test } from '@playwright/test'
import { signIn } from '@tests/helpers/journey'

/** The folders stand beside the list, or in a drawer where it is narrow. */
async function goToFolder(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Afficher les dossiers' })
  if (await opener.isVisible()) await opener.click()
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
}

test('an instructor writes a message, keeps it as a draft, sends it and finds it again @both', async ({ page }) => {
  await signIn(page, 'moniteur', '/apps/email')
  await page.getByRole('button', { name: 'Nouveau message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'À' }).fill('sami@exemple.tn')
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Objet' }).fill('Le plan')
  const text = dialog.getByRole('textbox', { name: 'Texte du message' })
  await text.click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Bonjour')
  await dialog.getByLabel('Joindre des fichiers').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('à droite'),
  })
  await expect(dialog.getByText('plan.txt')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Objet' }).press('Escape')
  await expect(dialog).toBeHidden()

  await goToFolder(page, 'Brouillons')
  await page.getByRole('link', { name: /Le plan/ }).click()
  await expect(text).toContainText('Bonjour')
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog).toBeHidden()

  await goToFolder(page, 'Envoyés')
  await page.getByRole('link', { name: /Le plan/ }).click()
  await expect(page.getByRole('heading', { name: 'Le plan' })).toBeVisible()
  await expect(page.getByRole('strong').filter({ hasText: 'Bonjour' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Télécharger plan.txt/ })).toBeVisible()
})

test('a candidate drags a task to another place', async ({ page }) => {
  await signIn(page, 'candidat', '/apps/todo')
  const titles = page.getByRole('list', { name: 'Toutes les tâches' }).getByRole('link')
  await expect(titles.first()).toContainText('Lancer la commande')
  const handles = page.getByRole('button', { name: /^Déplacer/ })
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()]
  if (!from || !to) throw new Error('Nothing to drag')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 8, to.y + 12, { steps: 12 })
  await page.mouse.up()
  await expect(titles.nth(2)).toContainText('Lancer la commande')
})
