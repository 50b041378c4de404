import { expect, type Locator, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

const TITLE = 'Demander une leçon'

async function openForm(page: Page) {
  await signIn(page, 'candidat', '/apps/candidat/portfolio')
  const own = page.getByRole('region', { name: 'Mes demandes de leçon' })
  const waiting = own.getByText('En attente')
  await expect(waiting).toHaveCount(1)
  await own.getByRole('button', { name: TITLE }).click()
  const form = page.getByRole('dialog', { name: TITLE })
  return { own, waiting, form, days: form.getByRole('list', { name: 'Jours de la semaine' }) }
}

/** The free slots of the day on the screen. */
const timesOf = (form: Locator) => form.getByRole('button', { name: /^\S+ (?:1er|\d+) \S+ à \d\d:\d\d/ })
const picksOf = (form: Locator) => form.getByRole('region', { name: /^Vos créneaux/ }).getByRole('listitem')

test('a candidate picks slots, reorders them, withdraws the request and undoes that @both', async ({ page }) => {
  const { own, waiting, form, days } = await openForm(page)
  await form.getByRole('button', { name: 'Semaine suivante' }).click()
  const day = days.getByRole('button', { name: /créneaux? libres?$/ }).and(page.locator(':enabled'))
  await day.nth(1).click()
  const times = timesOf(form)
  const [first, second] = [times.first(), times.last()]
  const hour = /\d\d:\d\d/.exec((await second.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await first.click()
  await second.click()
  await expect(form.getByRole('status').filter({ hasText: 'Choix 2' })).toBeVisible()
  await form.getByRole('button', { name: /^Préférer/ }).click()
  await expect(picksOf(form).first()).toContainText(hour)

  // The panel is closed by mistake. The picked slots are kept.
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await own.getByRole('button', { name: TITLE }).click()
  await expect(picksOf(form)).toHaveCount(2)
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(form).toBeHidden()
  await expect(waiting).toHaveCount(2)

  await page.reload()
  const withdraw = own.getByRole('button', { name: /^Annuler la demande/ })
  await withdraw.first().click()
  await expect(waiting).toHaveCount(1)
  await page.getByRole('button', { name: 'Rétablir', exact: true }).click()
  await expect(waiting).toHaveCount(2)
})

test('a candidate picks slots by keyboard alone', async ({ page }) => {
  const { form, days } = await openForm(page)
  const day = days.getByRole('button').and(page.locator(':enabled'))
  await day.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(day.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(day.nth(1)).toHaveAttribute('aria-pressed', 'true')
  const times = timesOf(form)
  await times.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(times.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(times.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(picksOf(form)).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  // Moves the focus from the first slots up to the days.
  await expect(days.getByRole('button').and(page.locator(':focus'))).toHaveCount(1)
  const remove = form.getByRole('button', { name: /^Retirer/ })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(picksOf(form)).toHaveCount(0)
  await expect(form.getByText('Choisissez jusqu’à 3 créneaux')).toBeFocused()
})

test('a request that timed out is created once, however often it is sent', async ({ page }) => {
  const { waiting, form } = await openForm(page)
  await timesOf(form).first().click()
  // What the page behind still loads would time out too, and tell it in dialogs of its own.
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  const [backend] = page.workers()
  // The request waits in the queue of the backend, which handles it later.
  const busy = backend?.evaluate(
    (until) => {
      while (performance.now() < until) {
        // Blocks the worker.
      }
    },
    (await backend.evaluate(() => performance.now())) + 7000,
  )
  await form.getByRole('button', { name: 'Envoyer la demande' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erreur' })
  const close = () => dialog.getByRole('button', { name: 'OK' }).click({ timeout: 2000 })
  const other = dialog.filter({ hasNotText: 'vous pouvez réessayer sans risque' })
  await expect(async () => {
    if (await other.isVisible()) await other.getByRole('button', { name: 'OK' }).click({ timeout: 2000 })
    await expect(dialog).toContainText("Une erreur s'est produite.", { timeout: 500 })
    await expect(dialog).toContainText('vous pouvez réessayer sans risque', { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await busy
  await expect(async () => {
    if (await dialog.isVisible()) await close()
    await form.getByRole('button', { name: 'Envoyer la demande' }).click({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(form).toBeHidden()
  await expect(waiting).toHaveCount(2)
  await page.reload()
  await expect(waiting).toHaveCount(2)
})
