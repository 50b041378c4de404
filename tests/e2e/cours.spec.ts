import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** The limit on a machine that also does other work. The figure of a quiet one is in `docs/figures.md`. */
const AT_ONCE_MS = 250

/** Answers questions by the keyboard; the milliseconds from each answer to the next question on the screen. */
const answered = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    const frame = () => new Promise(requestAnimationFrame)
    const legend = () => document.querySelector('.question legend')?.textContent
    const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const measured: number[] = []
    for (let index = 0; index < times; index += 1) {
      const before = legend()
      press('1')
      await frame()
      await frame()
      const from = performance.now()
      press('Enter')
      while (legend() === before) await frame()
      measured.push(performance.now() - from)
    }
    return measured.sort((one, other) => one - other)
  }, count)

/** Records every failed request of a page, and every error in its console. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  page.on('console', (said) => {
    if (said.type() === 'error') faults.push(said.text())
  })
  return faults
}

test('no notice moves a question under the finger when the network is cut @both', async ({ page, context }) => {
  await signIn(page, 'candidat', '/apps/code-course')
  await page.getByRole('textbox', { name: /Code/ }).fill('CARTE7XKM4')
  await page.getByRole('button', { name: 'Ouvrir le cours' }).click()
  await page
    .getByRole('button', { name: /^Commencer/ })
    .first()
    .click()
  const choice = page.locator('.choice').first()
  const before = await choice.boundingBox()
  await context.setOffline(true)
  await expect(page.getByText(/^Hors ligne/)).toBeVisible()
  expect(await choice.boundingBox()).toEqual(before)
})

test('a candidate opens the course, studies, takes a mock exam and reviews it @essential @both', async ({ page }) => {
  const faults = faultsOf(page)
  await signIn(page, 'candidat', '/apps/code-course')
  await page.getByRole('textbox', { name: /Code/ }).fill('CARTE7XKM4')
  await page.getByRole('button', { name: 'Ouvrir le cours' }).click()
  await page
    .getByRole('button', { name: /^Commencer/ })
    .first()
    .click()
  await expect(page.getByText('Question 1 sur 20')).toBeVisible()
  await page.locator('.choice').first().click()
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect(page.getByRole('region', { name: /(Bonne|Mauvaise) réponse/ })).toBeVisible()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText(/^Question 2 sur/)).toBeVisible()
  await page.getByText('Les deux', { exact: true }).click()
  await expect(page.locator('legend [lang="ar"][dir="rtl"]')).toBeVisible()
  await page.getByRole('link', { name: 'Quitter' }).click()
  await expect(page.getByRole('button', { name: /^Continuer/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Examens' }).click()
  await expect(page.getByText(/30 questions, 15.min, 24 justes/)).toBeVisible()
  await page.getByRole('button', { name: 'Commencer' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const times = await answered(page, 9)
  test.info().annotations.push({ type: 'next question', description: `${times.map((time) => Math.round(time))} ms` })
  expect(times[4]).toBeLessThan(AT_ONCE_MS)
  await page.reload()
  await expect(page.getByText('Question 10 sur 30')).toBeVisible()
  await page.getByRole('button', { name: 'Terminer' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText(/Examen blanc (réussi|non réussi)/).first()).toBeVisible()
  await page.locator('summary').first().click()
  await expect(page.locator('.explanation').first()).toBeVisible()
  for (const [path, title] of [
    ['/apps/code-course?tab=results', 'Cours de code'],
    ['/apps/code-course?tab=progress', 'Cours de code'],
    ['/apps/code-course/panneaux', /anneaux/],
    ['/apps/code-course/salle', /Rejoindre une salle/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  expect(faults).toEqual([])
})
