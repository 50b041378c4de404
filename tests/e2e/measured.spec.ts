import { expect, type Locator, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'

/** The smallest touch target that WCAG 2.2 allows, in pixels. */
const TARGET = 24

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}

const widthOf = (page: Page) => page.evaluate(() => innerWidth)

/** Goes to the end of the page and of the list within it. */
async function toTheEnd(page: Page, last: Locator): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await last.evaluate((row) => {
    for (let part = row.parentElement; part; part = part.parentElement) part.scrollTo({ top: part.scrollHeight })
  })
}

test('the panel of the bell stays inside the screen, without a tooltip on its heading @both', async ({ page }) => {
  await signIn(page, 'ecole', '/dashboard')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toBeVisible()
  const box = await boxOf(panel)
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(await widthOf(page))
  await expect(page.locator('.tip')).toHaveCount(0)
})

test('a panel beside a list reaches the edge of the window', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats?row=1')
  const panel = await boxOf(page.locator('.details'))
  expect(panel.x + panel.width).toBe(await widthOf(page))
})

test('the dark behind a dialog reaches the edge of the window', async ({ page }) => {
  await signIn(page, 'manager', '/apps/invoice/list')
  await page.getByRole('button', { name: 'Actions de la facture #5023' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  const dark = await boxOf(page.locator('.swal2-container'))
  expect([dark.x, dark.x + dark.width]).toEqual([0, await widthOf(page)])
})

test('the filters of the candidates take half of the screen at most', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats')
  await page.getByRole('button', { name: /^Filtres/ }).click()
  const panel = page.locator('.popover-panel')
  await expect(panel).toBeVisible()
  expect((await boxOf(panel)).height).toBeLessThan(500)
})

for (const address of ['/apps/code-course', '/apps/candidats', '/apps/transactions', '/apps/historiques']) {
  test(`the columns of ${address} fit beside the menu`, async ({ page }) => {
    await signIn(page, 'ecole', address)
    const tables = page.locator('.table-scroll')
    await expect(tables.locator('tbody tr').first()).toBeVisible()
    await expect(tables.locator('.skeleton')).toHaveCount(0)
    const hidden = await tables.evaluateAll((all) => all.map((table) => table.scrollWidth - table.clientWidth))
    expect(hidden.filter((width) => width > 0)).toEqual([])
  })
}

test('the candidates have rows of one height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'ecole', '/apps/candidats')
  await expect(page.locator('main tbody .next-lesson').first()).toBeVisible()
  const heights = await page.locator('main tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(new Set(heights).size).toBe(1)
})

for (const [address, last] of [
  ['/apps/candidats', '.next-lesson'],
  ['/apps/vehicules', '.plate'],
] as const) {
  test(`the rows of ${address} show all their columns at 1280 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signIn(page, 'ecole', address)
    await expect(page.locator(`main tbody ${last}`).first()).toBeVisible()
    await expect(page.locator('.table-scroll')).not.toHaveAttribute('data-more-after')
  })
}

test('a table that goes on keeps the names in sight while it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await signIn(page, 'ecole', '/apps/candidats')
  const table = page.locator('.table-scroll')
  await expect(table).toHaveAttribute('data-more-after')
  await table.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }))
  await expect(table).not.toHaveAttribute('data-more-after')
  await expect(table).toHaveAttribute('data-more-before')
  const [frame, name] = [await boxOf(table), await boxOf(table.locator('td.cell-name').first())]
  expect(name.x).toBeGreaterThanOrEqual(frame.x)
  await expect(table.locator('td.cell-name .row-opener').first()).toBeInViewport({ ratio: 1 })
})

test('the actions and tools of a page stand in one line each on a phone @phone', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/code-course')
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  const actions = page.locator('.page-actions')
  expect((await boxOf(actions)).height).toBeLessThan(60)
  await expect(actions).toHaveAttribute('data-more-after')
  const tools = page.locator('main .toolbar .btn')
  const lines = await tools.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(lines).size).toBe(1)
  await expect(page.getByRole('button', { name: 'Exporter' })).toBeVisible()
})

test('the values of a card end on one line on a phone @phone', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/candidats')
  const lesson = page.locator('.row-card .next-lesson').first()
  await expect(lesson).toBeVisible()
  const ends = await lesson.evaluate((element) =>
    [element, ...element.children].map((part) => Math.round(part.getBoundingClientRect().right)),
  )
  expect(new Set(ends).size).toBe(1)
})

test('few schools in trouble leave no empty room beside them', async ({ page }) => {
  await signIn(page, 'manager', '/dashboard')
  const widths = [
    page.getByRole('list', { name: 'Chiffres du jour' }),
    page.getByRole('region', { name: 'À surveiller' }),
    page.getByRole('region', { name: 'Utilisation' }),
  ].map(async (part) => (await boxOf(part)).width)
  expect(new Set(await Promise.all(widths)).size).toBe(1)
})

test('an instructor finds the button to attest in the first hour on a phone @phone', async ({ page }) => {
  await signIn(page, 'moniteur', '/apps/moniteur/portfolio')
  await expect(page.getByRole('button', { name: /^(Attester|Commencer)$/ }).first()).toBeInViewport({ ratio: 1 })
})

test('a candidate’s file has no target of touch that is too small @phone', async ({ page }) => {
  await signIn(page, 'candidat', '/apps/candidat/portfolio')
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
  const small = await page.locator('main :is(a, button, input, select)').evaluateAll((targets, least) => {
    const sizes = targets.map((target) => {
      const { height, width } = (target.closest('label') ?? target).getBoundingClientRect()
      return { height, width, text: target.textContent || target.outerHTML }
    })
    return sizes.filter(({ height, width }) => height > 0 && (height < least || width < least))
  }, TARGET)
  expect(small).toEqual([])
})

for (const [username, address, row] of [
  ['moniteur', '/apps/email', '.mail-row'],
  ['moniteur', '/apps/todo', '.task-row'],
  ['manager', '/apps/invoice/list', 'main :is(tbody tr, .row-card)'],
] as const) {
  test(`the floating button of ${address} leaves the last line free @phone`, async ({ page }) => {
    await signIn(page, username, address)
    const last = page.locator(row).last()
    await expect(last).toBeVisible()
    await expect(async () => {
      await toTheEnd(page, last)
      const [line, button] = [await boxOf(last), await boxOf(page.locator('.page-actions > .btn-primary'))]
      expect(line.y + line.height).toBeLessThanOrEqual(button.y)
    }).toPass()
  })
}

test('the lines of the invoices have one height', async ({ page }) => {
  await signIn(page, 'manager', '/apps/invoice/list')
  await expect(page.locator('main tbody tr')).toHaveCount(10)
  const heights = await page.locator('main tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(new Set(heights).size).toBe(1)
})

test('the five lines of the cart fit on one screen', async ({ page }) => {
  await signIn(page, 'manager', '/apps/ecommerce/checkout')
  const lines = page.locator('.cart-line')
  await expect(lines).toHaveCount(5)
  const [first, last] = [await boxOf(lines.first()), await boxOf(lines.last())]
  expect(last.y + last.height - first.y).toBeLessThan(900)
})

test('the tools of the shop stand in two lines at most on a phone @phone', async ({ page }) => {
  await signIn(page, 'manager', '/apps/cars/list')
  expect((await boxOf(page.locator('main .toolbar'))).height).toBeLessThan(110)
})

test('a mail that is open differs from one that is ticked', async ({ page }) => {
  await signIn(page, 'moniteur', '/apps/email')
  const rows = page.locator('.mail-row')
  await rows.nth(1).getByRole('checkbox').check()
  await rows.nth(2).locator('.mail-link').click()
  await page.mouse.move(0, 0)
  const colourOf = (row: Locator) => row.evaluate((element) => getComputedStyle(element).backgroundColor)
  const colours = [await colourOf(rows.nth(0)), await colourOf(rows.nth(1)), await colourOf(rows.nth(2))]
  expect(new Set(colours).size).toBe(3)
})

for (const address of ['/dashboard', '/apps/code-course', '/apps/moniteurs/1?tab=activite', '/apps/transactions']) {
  test(`${address} is not wider than a phone in a language of long words @phone`, async ({ page }) => {
    await signIn(page, 'ecole', address)
    await page.getByLabel('Langue').selectOption('de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  })
}

test('an opinion with a long name makes no file wider than a phone, nor the panel that asks for a lesson @phone', async ({
  page,
}) => {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await signIn(page, 'moniteur', '/apps/candidats/1?tab=parcours')
  await page.getByRole('button', { name: /^(Donner un |Changer l’)avis$/ }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Pour le prochain examen').selectOption('notYet')
  await form
    .getByRole('textbox', { name: 'Motif' })
    .fill('Les priorités ne sont pas encore sûres dans les ronds-points.')
  await form.getByRole('button', { name: 'Enregistrer l’avis' }).click()
  await expect(page.getByText(/^Pas encore, selon/)).toBeVisible()
  expect(await wide()).toBeLessThanOrEqual(0)
  // A fresh database, in which nobody has an opinion: the file itself, and the panel over it.
  await signIn(page, 'candidat', '/apps/candidat/portfolio')
  await expect(page.getByRole('region', { name: /^Préparation à/ })).toBeVisible()
  expect(await wide()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Demander une leçon' }).first().click()
  const asking = page.getByRole('dialog', { name: 'Demander une leçon' })
  await expect(asking).toBeVisible()
  const panel = await boxOf(asking)
  expect(panel.x).toBeGreaterThanOrEqual(0)
  expect(panel.x + panel.width).toBeLessThanOrEqual(await widthOf(page))
})

test('a note keeps its distance from the week below it', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/moniteurs/1?tab=disponibilite')
  const [note, card] = [page.locator('[role=tabpanel] > .banner'), page.locator('[role=tabpanel] > .banner + *')]
  await expect(note).toBeVisible()
  const [above, below] = [await boxOf(note), await boxOf(card)]
  expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(8)
})

test('the address of the payments arrives at them, however late the parts above load @both', async ({ page }) => {
  await signIn(page, 'candidat', '/apps/candidat/portfolio#paiements')
  const account = page.locator('#paiements').getByText('Pas encore inscrit à une formation')
  await expect(account).toBeInViewport({ timeout: 15_000 })
  await expect(page.getByRole('region', { name: 'Contrat de formation' })).toBeVisible()
  await expect(account).toBeInViewport()
})

test('the last of an odd number of figures spans its line in two columns, and leaves nothing painted beside it in more', async ({
  page,
}) => {
  await signIn(page, 'ecole', '/dashboard')
  const list = page.getByRole('list', { name: 'Leçons', exact: true })
  // The parts below the first screen are loaded when they are scrolled into view.
  await page.mouse.move(1000, 600)
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(list).toBeVisible({ timeout: 500 })
  }).toPass()
  const roomBeside = async () => {
    const [last, whole] = [await boxOf(list.getByRole('listitem').last()), await boxOf(list)]
    return whole.x + whole.width - last.x - last.width
  }
  expect(await roomBeside()).toBeLessThan(2)
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect.poll(roomBeside).toBeGreaterThan(20)
  const colour = (of: Locator) => of.evaluate((part) => getComputedStyle(part).backgroundColor)
  expect(await colour(list)).toBe(await colour(list.getByRole('link').last()))
})

test('a name that fits in the strip of instructors is not faded', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/calendrier')
  const name = page.locator('.people-name').first()
  await expect(name).toBeVisible()
  const free = await name.evaluate((part) => {
    const text = document.createRange()
    text.selectNodeContents(part)
    return part.getBoundingClientRect().right - text.getBoundingClientRect().right
  })
  expect(free).toBeGreaterThanOrEqual(7.5)
})

test('a page that is loaded anew begins at its head', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  await signIn(page, 'ecole', '/dashboard')
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(top).toBe(300)
  await page.goto('/apps/historiques')
  await expect(page.getByRole('row')).toHaveCount(11)
  expect(await top()).toBe(0)
})
