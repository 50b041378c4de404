import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

const LIST = '/apps/candidats'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Nom, CIN, téléphone, e-mail' })
const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: false })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true })

interface Person {
  nom: string
  prenom: string
  cin: string
}

async function fillNew(page: Page, { nom, prenom, cin }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(nom)
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill(prenom)
  await page.getByRole('textbox', { name: 'CIN', exact: true }).fill(cin)
  await page.getByLabel('Date de naissance').fill('2001-04-09')
  await page.getByRole('combobox', { name: 'Permis' }).selectOption({ label: 'B · Voitures' })
}

async function enrol(page: Page, person: Person): Promise<void> {
  await page.goto(`${LIST}/new`)
  await fillNew(page, person)
  await save(page).click()
  await expect(title(page, `${person.prenom} ${person.nom}`)).toBeVisible()
}

test('a school enrols a candidate, finds, changes and archives them, and undoes the archiving @essential', async ({
  page,
}) => {
  await signIn(page, 'ecole', LIST)
  await page.getByRole('link', { name: 'Nouveau candidat' }).click()
  await fillNew(page, { nom: 'Zitouni', prenom: 'Hédi', cin: '60000201' })
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('98 765 432')
  await save(page).click()
  await expect(title(page, 'Hédi Zitouni')).toBeVisible()

  await page.getByRole('link', { name: 'Candidats' }).last().click()
  await search(page).fill('zitouni hedi')
  await expect(page).toHaveURL(/q=zitouni\+hedi/)
  await opener(page, 'Zitouni Hédi').click()
  await page.getByRole('dialog', { name: 'Hédi Zitouni' }).getByRole('link', { name: 'Modifier' }).click()
  await page.getByRole('textbox', { name: 'Adresse' }).fill('3, rue du Lac, Tunis')
  await save(page).click()
  await expect(page.getByText('3, rue du Lac, Tunis')).toBeVisible()

  await page.goto(`${LIST}?q=zitouni`)
  await opener(page, 'Zitouni Hédi').click()
  await page.getByRole('dialog', { name: 'Hédi Zitouni' }).getByRole('button', { name: 'Archiver' }).click()
  await expect(page.getByText('Aucun résultat')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(opener(page, 'Zitouni Hédi')).toBeVisible()

  await page.reload()
  await opener(page, 'Zitouni Hédi').click()
  const panel = page.getByRole('dialog', { name: 'Hédi Zitouni' })
  await expect(panel.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+21698765432')
})

test('a school notes papers on the sheet, and they are kept after a reload', async ({ page }) => {
  await signIn(page, 'ecole')
  await enrol(page, { nom: 'Papiers', prenom: 'Sonia', cin: '60000202' })
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByRole('switch', { name: /^Contrat signé/ }).click()
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: /^Contrat signé/ })).toBeChecked()
})

test('a school works with candidates by keyboard alone', async ({ page }) => {
  await signIn(page, 'ecole')
  await enrol(page, { nom: 'Clavier', prenom: 'Amel', cin: '60000203' })
  await enrol(page, { nom: 'Clavier', prenom: 'Zied', cin: '60000204' })
  await page.goto(LIST)
  await search(page).focus()
  await page.keyboard.type('clavier')
  await expect(page).toHaveURL(/q=clavier/)
  await expect(opener(page, 'Clavier Zied')).toBeVisible()
  await opener(page, 'Clavier Amel').focus()
  await page.keyboard.press('ArrowDown')
  await expect(opener(page, 'Clavier Zied')).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Zied Clavier' })
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener(page, 'Clavier Zied')).toBeFocused()
  await page.keyboard.press('Enter')
  await panel.getByRole('link', { name: 'Ouvrir la fiche' }).focus()
  await page.keyboard.press('Enter')
  await expect(title(page, 'Zied Clavier')).toBeFocused()
  await page.getByRole('link', { name: 'Modifier' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Adresse' }).focus()
  await page.keyboard.type('Bizerte')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bizerte')).toBeVisible()
})

test('a school sees both versions when two tabs save the same candidate', async ({ page, context }) => {
  await signIn(page, 'ecole')
  await enrol(page, { nom: 'Double', prenom: 'Ines', cin: '60000205' })
  await page.getByRole('link', { name: 'Modifier' }).click()
  await expect(page.getByRole('textbox', { name: 'Adresse' })).toBeVisible()
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('textbox', { name: 'Adresse' }).fill('Sousse')
  await page.getByRole('textbox', { name: 'Adresse' }).fill('Sfax')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ines@exemple.tn')
  await save(second).click()
  await expect(second.getByText('Sousse')).toBeVisible()
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Cette fiche a changé entre-temps' })
  await dialog.getByRole('radio', { name: /Sousse/ }).check()
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await expect(title(page, 'Ines Double')).toBeVisible()
  await expect(page.getByText('Sousse')).toBeVisible()
  await expect(page.getByText('ines@exemple.tn')).toBeVisible()
})

test('a reload in the middle of the form keeps the typed values', async ({ page }) => {
  await signIn(page, 'ecole', `${LIST}/new`)
  await fillNew(page, { nom: 'Coupure', prenom: 'Nour', cin: '60000206' })
  // The browser asks before it leaves unsaved changes; this user reloads anyway.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/Votre saisie a été retrouvée/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Coupure')
  await expect(page.getByRole('combobox', { name: 'Permis' })).toHaveValue(/\d+/)
  await save(page).click()
  await expect(title(page, 'Nour Coupure')).toBeVisible()
})

test('leaving a form with unsaved changes asks for confirmation', async ({ page }) => {
  await signIn(page, 'ecole', `${LIST}/new`)
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Parti')
  await page.getByRole('link', { name: 'Annuler' }).click()
  const dialog = page.getByRole('dialog', { name: /Quitter sans enregistrer/ })
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Parti')
})

test('a school sees candidates as cards on a phone @phone', async ({ page }) => {
  await signIn(page, 'ecole', LIST)
  const cards = page.getByRole('list', { name: 'Candidats' }).getByRole('listitem')
  await expect(cards).toHaveCount(10)
  await cards.first().getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ouvrir la fiche' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const tab of ['Fiche', 'Documents', 'Historique']) {
    await page.getByRole('tab', { name: tab }).click()
    expect(await overflow()).toBeLessThanOrEqual(0)
  }
})

test('a list that is loaded again is where it was left', async ({ page }) => {
  await signIn(page, 'ecole', `${LIST}?perPage=50`)
  await expect(page.getByRole('row')).not.toHaveCount(0)
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 700)
  await expect.poll(top).toBeGreaterThan(500)
  const before = await top()
  await page.reload()
  await expect.poll(top).toBe(before)
})
