import type { Page } from '@playwright/test'
import type { Recipe } from './recipes'

/** Milliseconds from a person's action to its visible result. */
export type Actions = Partial<Record<'list' | 'listAgain' | 'sort' | 'filter' | 'page', number>>

/** The pause between two actions, like people make. */
const LOOK_MS = 700
const PATIENCE = { polling: 'raf', timeout: 30_000 } as const

/**
 * Records the moment of each press and key. The record survives page loads, as products with a file for each page need.
 */
function watchPresses(): void {
  const note = () => sessionStorage.setItem('pressedAt', String(performance.timeOrigin + performance.now()))
  for (const kind of ['click', 'input']) addEventListener(kind, note, { capture: true })
}

/** The moment at which a part shows a new text. */
function changedAt({ part, ready, before }: { part: string; ready: string; before: string | null }) {
  const text = document.querySelector(part)?.textContent
  const isShown = Boolean(text) && text !== before && document.querySelector(ready) !== null
  return isShown && performance.timeOrigin + performance.now()
}

const pressedAt = () => Number(sessionStorage.getItem('pressedAt'))

async function timeOf(page: Page, { rows, row }: Recipe, act: () => Promise<unknown>, isNew = false): Promise<number> {
  const before = isNew ? null : await page.locator(rows).first().textContent()
  await act()
  const end = await page.waitForFunction(changedAt, { part: rows, ready: row, before }, PATIENCE)
  const time = Number(await end.jsonValue()) - (await page.evaluate(pressedAt))
  await page.waitForTimeout(LOOK_MS)
  return time
}

/** Clicks an element, even in a folded menu. */
const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

async function toDashboard(page: Page, { toDashboard: link, dashboardReady }: Recipe): Promise<void> {
  await press(page, link)
  await page.waitForSelector(dashboardReady)
  await page.waitForTimeout(LOOK_MS)
}

/**
 * Performs the actions of a signed-in user, from the dashboard on. A product without one of them has no figure for it.
 */
export async function act(page: Page, url: string, recipe: Recipe): Promise<Actions> {
  const { sort, search, nextPage } = recipe
  // The compiler of the benchmark calls a naming helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watchPresses)
  await page.goto(`${url}${recipe.dashboard}`)
  await page.waitForSelector(recipe.dashboardReady)
  await page.waitForLoadState('networkidle')
  const times: Actions = {}
  times.list = await timeOf(page, recipe, () => press(page, recipe.toList), true)
  await toDashboard(page, recipe)
  times.listAgain = await timeOf(page, recipe, () => press(page, recipe.toList), true)
  if (nextPage) times.page = await timeOf(page, recipe, () => press(page, nextPage))
  if (sort) {
    for (const step of sort.slice(0, -1)) await press(page, step)
    const last = sort.at(-1) ?? ''
    await page.waitForSelector(last)
    times.sort = await timeOf(page, recipe, () => press(page, last))
  }
  if (search) {
    await page.focus(search.input)
    times.filter = await timeOf(page, recipe, () => page.keyboard.type(search.text))
  }
  return times
}
