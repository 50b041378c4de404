import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** A photo like one from a phone. */
const PHOTO = 'src/@fake-db/demo/files/voiture.jpg'
const TILE = /^Pièce d’identité.*voir le fichier 1 sur 1$/

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pièce d’identité' })
const tile = (page: Page) => page.getByRole('button', { name: TILE })

/** Zero until the browser has decoded the picture. */
const widthOf = (page: Page) =>
  dialog(page)
    .getByRole('img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))

test('@both a school adds a photo of a paper, views it, downloads it, removes it and undoes that', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats/new')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Zitouni')
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Hédi')
  await page.getByRole('textbox', { name: 'CIN', exact: true }).fill('60000209')
  await page.getByLabel('Date de naissance').fill('2001-04-09')
  await page.getByRole('combobox', { name: 'Permis' }).selectOption({ label: 'B · Voitures' })
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hédi Zitouni' })).toBeVisible()
  await page.getByRole('tab', { name: 'Documents' }).click()
  // The contract above the documents is loaded, so nothing moves any more.
  await expect(page.getByRole('button', { name: 'Mentions de l’auto-école' })).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Pièce d’identité.*ajouter un fichier$/ }).click()
  await (await chooser).setFiles({ name: 'CIN de côté.jpeg', mimeType: 'image/jpeg', buffer: await readFile(PHOTO) })
  await expect(tile(page)).toBeVisible()

  await page.reload()
  await tile(page).click()
  await expect.poll(() => widthOf(page)).toBeGreaterThan(100)
  await dialog(page).getByRole('button', { name: 'Agrandir' }).click()
  await expect(dialog(page).getByText('150 %')).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Télécharger' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('CIN-de-cote.jpg')
  expect([...(await readFile(await file.path())).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])

  await dialog(page).getByRole('button', { name: 'Retirer' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(tile(page)).toBeHidden()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(tile(page)).toBeVisible()
})

test('a list that is printed is cut at no column', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats')
  const table = page.getByRole('table')
  await expect(table.getByRole('row').nth(10)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // What a frame cuts is lost on paper. What only stands beyond the page makes the browser print it smaller.
  await expect(table.locator('..')).toHaveCSS('overflow-x', 'visible')
  await expect(table.getByRole('cell').first()).toHaveCSS('white-space', 'normal')
})

test('a week that is printed on portrait paper has all its days on one sheet', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/calendrier')
  const days = page.getByRole('main').getByRole('columnheader', { name: /^(lun|mar|mer|jeu|ven|sam|dim)/ })
  await expect(days).toHaveCount(7)
  const margin = '1cm'
  const margins = { top: margin, right: margin, bottom: margin, left: margin }
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true, margin: margins })
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  // The paper, which is as narrow as a small screen, did not make it the list of a phone.
  await expect(days).toHaveCount(7)
})
