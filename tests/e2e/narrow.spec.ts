import { expect, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** The narrowest window that pages are made for: a phone of 1280 pixels, magnified four times. */
const NARROWEST = { width: 320, height: 640 }

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** How far down the arrows before and after the period are. */
const arrows = (page: Page, names: RegExp[]) =>
  Promise.all(
    names.map(async (name) => {
      const box = await page.getByRole('button', { name }).boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    }),
  )

test('the arrows of the calendar stay on one line, however long the period is @phone', async ({ page }) => {
  // A week of two months is the longest period.
  await signIn(page, 'ecole', '/apps/calendrier?jour=2026-12-01')
  await page.getByLabel('Langue').selectOption({ label: 'العربية' })
  await expect(page.getByRole('heading', { level: 1, name: 'الجدول' })).toBeVisible()
  const [previous, next] = await arrows(page, [/^السابق$/, /^الموالي$/])
  expect(next).toBe(previous)
  await page.getByLabel('اللغة').selectOption({ label: 'Français' })
  await page.setViewportSize(NARROWEST)
  await expect(page.getByRole('heading', { level: 1, name: 'Calendrier' })).toBeVisible()
  const [before, after] = await arrows(page, [/^Précédent$/, /^Suivant$/])
  expect(after).toBe(before)
})

test('the list of the calendar is no wider than the narrowest window @phone', async ({ page }) => {
  await page.setViewportSize(NARROWEST)
  await signIn(page, 'ecole', '/apps/calendrier?vue=liste')
  await expect(page.locator('.fc-list-event').first()).toBeVisible()
  expect(await beyond(page)).toBe(0)
})

test('the prices of a licence break no word in the narrowest window @phone', async ({ page }) => {
  await page.setViewportSize(NARROWEST)
  await signIn(page, 'ecole', '/apps/tarification')
  const names = page.getByRole('rowheader')
  await expect(names.first()).toBeVisible()
  const lines = await names.evaluateAll((cells) =>
    cells.map((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
  expect(await beyond(page)).toBe(0)
})

test('a long German word lies over nothing that stands beside it @phone', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats/1?tab=parcours')
  await page.getByLabel('Langue').selectOption({ label: 'Deutsch' })
  const name = page.getByRole('term').filter({ hasText: 'Grundfahraufgaben' })
  await expect(name).toBeVisible()
  expect(await name.evaluate((term) => term.scrollWidth - term.clientWidth)).toBe(0)
})

test('a text size of 24 px cuts neither the lines of a card nor the choice of the view @phone', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '24px'))
  })
  await signIn(page, 'ecole', '/apps/candidats')
  const lessons = page.locator('.row-card .next-lesson')
  await expect(lessons.first()).toBeVisible()
  const isInside = (lesson: Element) => {
    const text = document.createRange()
    text.selectNodeContents(lesson)
    const end = lesson.closest('.row-card')?.getBoundingClientRect().right ?? 0
    return [...text.getClientRects()].every(({ right }) => right <= end)
  }
  for (const lesson of await lessons.all()) expect(await lesson.evaluate(isInside)).toBe(true)

  await page.goto('/apps/calendrier?vue=moniteurs')
  const view = page.getByRole('combobox', { name: 'Vue' })
  await expect(view).toBeVisible()
  const missing = await view.evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return Number.NaN
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width
    return words + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight) - select.clientWidth
  })
  expect(missing).toBeLessThanOrEqual(0)
})
