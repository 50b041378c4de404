import { expect, type Page } from '@playwright/test'
import { signIn, signInByForm, test, visit } from '@tests/helpers/journeys/journey'

const LIST = /^1–10 sur 36$/
const TABS = 10

test('ten tabs work on one database', async ({ context }) => {
  test.slow()
  const first = await context.newPage()
  await signIn(first, 'ecole', '/apps/candidats')
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  await expect(first.getByText(LIST)).toBeVisible({ timeout: 60_000 })
  // One after the other, because ten that start at once exceed the time limit of requests on a slow machine.
  for (const page of others) {
    await page.goto('/apps/candidats')
    await expect(page.getByText(LIST)).toBeVisible({ timeout: 60_000 })
  }
  await first.goto('/apps/candidats/1')
  await first.getByRole('button', { name: 'Archiver' }).click()
  await first.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await first.getByText(/^Candidat archivé/).waitFor()
  for (const page of others) {
    await page.reload()
    await expect(page.getByText(/^1–10 sur 35$/)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

const sent = (page: Page) => page.getByRole('heading', { level: 1 })

test('an error that nobody caught comes to the report, without what it says', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats/1')
  // The report states how the data is stored, which is known once the database is open.
  await expect(page.getByRole('tab', { name: 'Fiche' })).toBeVisible()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Leila Trabelsi, 99858990')
    })
  })
  const [worker] = page.workers()
  await worker?.evaluate(() => {
    void Promise.reject(new RangeError('leila@exemple.tn'))
  })
  await page.evaluate(() => {
    history.pushState(null, '', '/misc/error')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(sent(page)).toHaveText('Cette page s’est arrêtée')
  await page.getByText('Voir le rapport').click()
  const report = page.getByRole('region', { name: 'Voir le rapport' })
  await expect(report).toContainText('TypeError: (withheld)')
  await expect(report).toContainText('RangeError: (withheld)')
  await expect(report).toContainText('storage: opfs')
  await expect(report).not.toContainText(/leila|trabelsi|99858990/i)
  await page.getByRole('button', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

for (const [way, now] of [
  ['behind', '2024-11-21T09:00:00Z'],
  ['ahead', '2028-11-21T09:00:00Z'],
] as const) {
  test.describe(`a clock two years ${way}`, () => {
    test.use({ now: new Date(now) })

    // Without a valid subscription on that day the school can read everything, but write nothing that would get a wrong
    // date.
    test('shows everything, and lets nothing be written', async ({ page }) => {
      await visit(page, '/login')
      await signInByForm(page, 'ecole')
      await page.goto('/apps/candidats')
      await expect(page.getByText(LIST)).toBeVisible()
      await page.goto('/apps/candidats/1')
      await expect(page.getByRole('heading', { level: 1, name: 'Emna Cherif' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Archiver' })).toHaveCount(0)
    })
  })
}

/** Limits the bytes that the browser stores for the application; `undefined` for no limit. */
async function allow(page: Page, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize })
}

test('a full disk saves nothing, says so and keeps what was typed; with room again it is saved once', async ({
  page,
}) => {
  await signIn(page, 'ecole', '/apps/candidats/new')
  await expect(page.getByRole('combobox', { name: 'Permis' })).toBeEnabled()
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Zitouni')
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Hédi')
  await page.getByRole('textbox', { name: 'CIN', exact: true }).fill('60000201')
  await page.getByLabel('Date de naissance').fill('2001-04-09')
  await page.getByRole('combobox', { name: 'Permis' }).selectOption({ label: 'B · Voitures' })
  await allow(page, 1)
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await save.click()
  await expect(page.getByText('Il n’y a plus de place. Rien n’a été enregistré', { exact: false })).toBeVisible()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('textbox', { name: 'CIN', exact: true })).toHaveValue('60000201')
  await allow(page)
  await save.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hédi Zitouni' })).toBeVisible()
  await page.goto('/apps/candidats?q=60000201')
  await expect(page.getByText('1–1 sur 1')).toBeVisible()
})
