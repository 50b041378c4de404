import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** The folders are beside the list, or in a drawer on a narrow screen. */
async function goToFolder(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Afficher les dossiers' })
  if (await opener.isVisible()) await opener.click()
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
}

test('an instructor writes a message, keeps it as a draft, sends it and finds it again @essential @both', async ({
  page,
}) => {
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

test('a candidate drags a task, deletes one and restores it', async ({ page }) => {
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
  // The order is stored, and the keyboard changes it too.
  await handles.nth(2).press('ArrowUp')
  await expect(titles.nth(1)).toContainText('Lancer la commande')
  await page.getByRole('button', { name: /^Supprimer « Lancer/ }).click()
  await page.getByRole('link', { name: 'Supprimées' }).click()
  await page.getByRole('button', { name: /^Restaurer « Lancer/ }).click()
  await page.getByRole('link', { name: 'Toutes les tâches' }).click()
  await expect(titles.nth(1)).toContainText('Lancer la commande')
})

test('an instructor starts a chat and finds the conversation on top', async ({ page }) => {
  await signIn(page, 'moniteur', '/apps/chat')
  await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill('wafa')
  await page
    .getByRole('navigation', { name: 'Contacts' })
    .getByRole('link', { name: /Wafa Fontaine/ })
    .click()
  const field = page.getByRole('textbox', { name: 'Message pour Wafa Fontaine' })
  await field.fill('Bonjour')
  await field.press('Enter')
  await expect(page.getByRole('log')).toContainText('Bonjour')
  await expect(field).toHaveValue('')
  await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill('')
  const chats = page.getByRole('navigation', { name: 'Conversations' }).getByRole('link')
  await expect(chats).toHaveCount(3)
  await expect(chats.first()).toContainText(/Wafa Fontaine.*Bonjour/)
  // The latest conversation was open from the start, so it is read.
  await expect(chats.filter({ hasText: 'non lus' })).toHaveCount(0)
})

test('the manager searches the demo, bookmarks a page and plans in the calendar', async ({ page }) => {
  await signIn(page, 'manager', '/apps/email')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('contrôle tech')
  // A file opens the message that contains it.
  await page.getByRole('option', { name: /Contrôle technique/ }).click()
  await expect(page.getByRole('link', { name: /^Télécharger rapport-controle.pdf/ })).toBeVisible()

  const bookmarks = page.getByRole('list', { name: 'Favoris' }).getByRole('link')
  await expect(bookmarks).toHaveCount(4)
  await page.getByRole('button', { name: 'Favoris' }).click()
  await page.getByRole('searchbox', { name: 'Chercher une page' }).fill('factures')
  await page.getByRole('button', { name: 'Favori : Liste des factures' }).click()
  await expect(bookmarks).toHaveCount(5)
  await page.keyboard.press('Escape')
  await bookmarks.and(page.getByLabel('Agenda')).click()

  await page.getByRole('button', { name: 'Nouvel événement' }).click()
  await page.getByRole('textbox', { name: 'Titre' }).fill('Bilan')
  await page.getByRole('button', { name: 'Ajouter l’événement' }).click()
  const event = page.getByRole('button', { name: /Bilan/ })
  await event.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByText('Événement déplacé : Bilan')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Travail' }).uncheck()
  await expect(event).toBeHidden()
  await page.getByRole('checkbox', { name: 'Tout afficher' }).check()
  await event.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(event).toBeHidden()
})
