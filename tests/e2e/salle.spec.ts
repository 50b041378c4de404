import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'
import { prepared } from '@tests/helpers/journeys/prepared'

/** Joins on a phone in a tab of the same browser. */
async function guest(host: Page, code: string, prenom: string): Promise<Page> {
  const phone = await host.context().newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(`/salle/${code}`)
  await phone.getByRole('textbox', { name: /prénom/ }).fill(prenom)
  await phone.getByRole('button', { name: 'Entrer' }).click()
  await expect(phone.getByText('Vous êtes dans la salle')).toBeVisible()
  return phone
}

test('a host leads a lesson while a guest answers in another tab of the browser', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/code-course')
  await page.getByRole('link', { name: 'Mode salle' }).click()
  await page.getByRole('link', { name: 'Ouvrir une salle' }).first().click()
  await page.getByRole('combobox', { name: /Série/ }).selectOption({ index: 3 })
  await page.getByRole('combobox', { name: /Temps par question/ }).selectOption('120')
  await page.getByRole('button', { name: 'Ouvrir la salle' }).click()
  await expect(page.getByRole('img', { name: 'Code QR de la salle' })).toBeVisible()
  const spelt = await page.locator('.lobby-code .visually-hidden').textContent()
  const code = (spelt ?? '').replace(/ /g, '')
  const lina = await guest(page, code, 'Lina')
  await expect(page.getByText('Lina')).toBeVisible()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await lina.bringToFront()
  await lina.locator('.seat-choices button').first().click()
  const send = lina.getByRole('button', { name: 'Valider' })
  if (await send.isVisible()) await send.click()
  await expect(lina.getByText(/Réponse enregistrée/)).toBeVisible()
  await lina.reload()
  await expect(lina.getByText(/Réponse enregistrée/)).toBeVisible()

  await page.bringToFront()
  await expect(page.getByText('1/1')).toBeVisible()
  await expect(page.getByText('Bonne réponse')).toHaveCount(0)
  await page.getByRole('button', { name: 'Fermer les réponses' }).click()
  await page.getByRole('button', { name: 'Montrer le résultat' }).click()
  await expect(page.getByText('Bonne réponse').first()).toBeVisible()
  await expect(lina.getByRole('heading', { name: /(Bonne|Mauvaise) réponse/ })).toBeVisible()

  await page.getByRole('button', { name: 'Terminer' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { name: 'Leçon terminée' })).toBeVisible()
  await expect(lina.getByText(/sans compte/i)).toBeVisible()
})

type Session = Record<string, string>

/** Signs another user in, in this browser. All its tabs follow. Returns the session of the previous user. */
const change = (page: Page, session: Session) =>
  page.evaluate((entries) => {
    const before: Session = Object.fromEntries(Object.entries(localStorage))
    localStorage.clear()
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    return before
  }, session)

test('a candidate joins by their account and keeps the place when somebody else signs in', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/code-course/salles/new')
  await page.getByRole('combobox', { name: /Série/ }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Ouvrir la salle' }).click()
  const spelt = await page.locator('.lobby-code .visually-hidden').textContent()
  const address = page.url()
  await page.goto('/manifest.webmanifest')
  const ecole = await change(page, (await prepared()).storage.get('candidat') ?? {})
  const phone = await page.context().newPage()
  await phone.goto('/apps/code-course')
  await phone.getByRole('link', { name: 'Rejoindre une salle' }).click()
  await phone.getByRole('textbox', { name: /Code de la salle/ }).fill(spelt ?? '')
  await phone.getByRole('button', { name: 'Entrer' }).click()
  await expect(phone.getByText('Vous êtes dans la salle')).toBeVisible()
  await change(page, ecole)
  await page.goto(address)
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(phone.getByText('Question 1 sur 20')).toBeVisible()
})
