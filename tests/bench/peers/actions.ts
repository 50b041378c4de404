import type { Page } from '@playwright/test'
import type { Recipe } from './recipes'

/** Milliseconds from what a person does to what they see. */
export type Actions = Partial<Record<'list' | 'listAgain' | 'sort' | 'filter' | 'page', number>>

/** People look before they act again. */
const LOOK_MS = 700
const PATIENCE = { polling: 'raf', timeout: 30_000 } as const

/** Notes the moment of each press and letter; it outlives the page, as products with a file for each page need. */
function watchPresses(): void {
  const note = () => sessionStorage.setItem('pressedAt', String(performance.timeOrigin + performance.now()))
  for (const kind of ['click', 'input']) addEventListener(kind, note, { capture: true })
}

/** The moment at which the text of a part is there and another one than before. */
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

/** Presses what may be in a folded menu, too. */
const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

async function toDashboard(page: Page, { toDashboard: link, dashboardReady }: Recipe): Promise<void> {
  await press(page, link)
  await page.waitForSelector(dashboardReady)
  await page.waitForTimeout(LOOK_MS)
}

/** What somebody signed in does, from the dashboard on; a product without one of these has no figure for it. */
export async function act(page: Page, url: string, recipe: Recipe): Promise<Actions> {
  const { sort, search, nextPage } = recipe
  // The compiler of the bench names functions by a helper of its own, which the page does not have.
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
