import { addDays, mondayOf, weekday } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { expect, type Locator, type Page } from '@playwright/test'
import { signIn, test } from '@tests/helpers/journeys/journey'
import { JOURNEY_NOW } from '@tests/helpers/journeys/journeyClock'
import { prepare } from '@tests/helpers/journeys/prepared'
import { fillPlanning } from '@tests/helpers/schools/fullPlanning'

const TODAY = dayIn(JOURNEY_NOW, 'TN')

/** A Tuesday six weeks ahead, when the demo school has nothing planned. */
const freeDay = () => addDays(mondayOf(addDays(TODAY, 47)), 1)

/** The last Tuesday to Friday before today, when the school was open. */
function pastDay(): string {
  let day = addDays(TODAY, -1)
  while (weekday(day) < 2 || weekday(day) > 5) day = addDays(day, -1)
  return day
}

const lesson = (page: Page, times: string) =>
  page.getByRole('button', { name: new RegExp(`^Heure de circulation, .*${times}`) })

/** Fills the form of a new lesson and submits it. */
async function plan(page: Page, candidat: string, debut: string) {
  const form = page.getByRole('dialog', { name: 'Planifier' })
  await form.getByRole('combobox', { name: /^Candidat/ }).fill(candidat)
  await form
    .getByRole('option', { name: /Khelifi · B/ })
    .first()
    .click()
  await form.getByLabel('Début').fill(debut)
  // An instructor who works whenever the school is open; the vehicle is preset, with valid papers.
  const moniteur = form.getByRole('combobox', { name: 'Moniteur' })
  const option = moniteur.getByRole('option', { name: /^Skander Trabelsi/ })
  await moniteur.selectOption((await option.getAttribute('value')) ?? '')
  await expect(form.getByRole('combobox', { name: 'Véhicule' })).not.toHaveValue('')
  await form.getByRole('button', { name: 'Planifier' }).click()
}

async function dragBy(page: Page, event: Locator, y: number, x = 0) {
  const box = await event.boundingBox()
  if (!box) throw new Error('The lesson is not drawn')
  const [left, top] = [box.x + box.width / 2, box.y + 6]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + x / 2, top + y / 2, { steps: 5 })
  await page.mouse.move(left + x, top + y, { steps: 5 })
  await page.mouse.up()
}

/** The height of an hour, which depends on the height of the window. */
async function hourHeight(event: Locator): Promise<number> {
  const quarter = await event.evaluate((element) => getComputedStyle(element).getPropertyValue('--quarter'))
  return 4 * Number.parseFloat(quarter)
}

test('a school plans, moves and cancels lessons @essential', async ({ page }) => {
  const ahead = freeDay()
  await signIn(page, 'ecole', `/apps/calendrier?vue=semaine&jour=${ahead}`)
  await page.getByRole('button', { name: 'Planifier une leçon' }).click()
  await plan(page, 'khelifi', '09:00')
  await expect(lesson(page, '09:00 – 10:00')).toBeVisible()

  // The same candidate at the same time: refused with a text, then planned at a proposed slot.
  await page.keyboard.press('n')
  await plan(page, 'khelifi', '09:30')
  const refusal = page.getByRole('alert').filter({ hasText: 'Ce créneau n’est pas libre' })
  await expect(refusal.getByRole('listitem').first()).toContainText('09:00 – 10:00')
  await refusal.getByRole('button', { name: /10:00 – 11:00/ }).click()
  await expect(lesson(page, '10:00 – 11:00')).toBeVisible()

  // Drags it two hours down. Each quarter of an hour has a line, and a slightly unsteady hand stays on it.
  const hour = await hourHeight(lesson(page, '10:00 – 11:00'))
  await dragBy(page, lesson(page, '10:00 – 11:00'), 2 * hour - 4)
  await expect(page.getByText(/^Leçon déplacée au .*12:00 – 13:00$/)).toBeVisible()
  await expect(lesson(page, '12:00 – 13:00')).toBeVisible()
  await dragBy(page, lesson(page, '12:00 – 13:00'), -3 * hour)
  await page
    .getByRole('dialog', { name: /reste à sa place$/ })
    .getByRole('button', { name: 'Laisser à sa place' })
    .click()
  await expect(lesson(page, '12:00 – 13:00')).toBeVisible()

  // Drags it to the next day and back. A sideways move keeps the hour.
  const width = (await page.locator(`[data-date="${ahead}"]`).first().boundingBox())?.width ?? 0
  await dragBy(page, lesson(page, '12:00 – 13:00'), 3, width)
  await expect(page.getByText(/^Leçon déplacée au mer.*12:00 – 13:00$/)).toBeVisible()
  await dragBy(page, lesson(page, '12:00 – 13:00'), -3, -width)
  await expect(page.getByText(/^Leçon déplacée au mar.*12:00 – 13:00$/)).toBeVisible()

  await lesson(page, '12:00 – 13:00').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(lesson(page, '11:45 – 12:45')).toBeFocused()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(lesson(page, '11:45 – 13:00')).toBeFocused()

  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: /Khelifi$/ })
  await details.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Annuler la leçon' }).click()
  await page.getByRole('textbox', { name: 'Motif' }).fill('Malade')
  await page.getByRole('button', { name: 'Annuler la leçon' }).click()
  await expect(lesson(page, '11:45 – 13:00')).toBeHidden()
})

test('a school attests a lesson, and a reload keeps how the calendar is filtered and laid out @essential', async ({
  page,
}) => {
  await signIn(page, 'ecole', `/apps/calendrier?vue=jour&jour=${pastDay()}&nouveau=Hour+circulation`)
  await plan(page, 'khelifi', '12:30')
  await lesson(page, '12:30 – 13:30').click()
  const details = page.getByRole('dialog', { name: /Khelifi$/ })
  await details.getByRole('button', { name: 'Attester' }).click()
  await details.getByRole('form', { name: 'Attester' }).getByRole('button', { name: 'Attester' }).click()
  await expect(lesson(page, '12:30 – 13:30.*ATTESTÉE')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Filtres/ }).click()
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Heure de circulation')
  await page.getByRole('button', { name: 'Par moniteur' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Par moniteur' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Retirer le filtre Type : Heure de circulation' })).toBeVisible()
  await expect(lesson(page, '12:30 – 13:30.*ATTESTÉE')).toBeVisible()
})

/** Puts a finger down, waits until it holds the given element if there is one, and moves it down. */
async function touchBy(page: Page, from: { x: number; y: number }, y: number, held?: Locator) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: down.map((by) => ({ x: from.x, y: from.y + by })) })
  await send('touchStart', [0])
  if (held) await expect(held).toHaveClass(/fc-event-selected/)
  for (let part = 1; part <= 6; part += 1) await send('touchMove', [(y * part) / 6])
  await send('touchEnd', [])
}

test('a school moves and lengthens a lesson by touch @phone', async ({ page }) => {
  await signIn(page, 'ecole', `/apps/calendrier?vue=jour&jour=${freeDay()}&nouveau=Hour+circulation`)
  await plan(page, 'khelifi', '09:00')
  await lesson(page, '09:00 – 10:00').scrollIntoViewIfNeeded()
  const box = await lesson(page, '09:00 – 10:00').boundingBox()
  if (!box) throw new Error('The lesson is not drawn')
  const hour = await hourHeight(lesson(page, '09:00 – 10:00'))
  await touchBy(page, { x: box.x + 60, y: box.y + 6 }, hour, lesson(page, '09:00 – 10:00'))
  await expect(page.getByText(/^Leçon déplacée au .*10:00 – 11:00$/)).toBeVisible()

  // Drags the handle at the lower edge, which is touched from outside.
  const moved = await lesson(page, '10:00 – 11:00').boundingBox()
  if (!moved) throw new Error('The lesson is not drawn')
  await touchBy(page, { x: moved.x + moved.width / 2, y: moved.y + moved.height + 3 }, hour / 2)
  await expect(lesson(page, '10:00 – 11:30')).toBeVisible()
})

/** For every lesson on the screen: the texts of its card that are cut, and its width. */
const cardsOf = (page: Page) =>
  page.getByRole('button', { name: /^Heure de / }).evaluateAll((cards) =>
    cards.map((card) => {
      const outer = card.getBoundingClientRect()
      const isCut = (name: string) => {
        const inner = card.querySelector(name)?.getBoundingClientRect()
        return inner && (inner.width === 0 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1)
      }
      return { width: outer.width, hasCutTime: isCut('.ev-time') !== false, hasCutCar: isCut('.ev-car') === true }
    }),
  )

test('a school reads a full week of twelve instructors, and a day of them side by side', async ({ page }) => {
  const monday = mondayOf(freeDay())
  const full = prepare(JOURNEY_NOW, (db) => fillPlanning(db, { monday, perDay: 50, now: JOURNEY_NOW }))
  await signIn(page, 'ecole', `/apps/calendrier?vue=semaine&jour=${monday}`, full)
  await expect(page.getByRole('button', { name: /^\d+ autres?, / }).first()).toBeVisible()
  const inWeek = await cardsOf(page)
  expect(inWeek.length).toBeGreaterThan(100)
  expect(inWeek.filter(({ width, hasCutTime }) => hasCutTime || width < 40)).toEqual([])
  // A closed and empty Sunday leaves its width to the other days.
  const sunday = await page.getByRole('columnheader', { name: /^dim/ }).boundingBox()
  expect(sunday?.width).toBeLessThan(40)

  await page.getByRole('button', { name: 'Par moniteur' }).click()
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(12)
  expect((await heads.first().boundingBox())?.height).toBeLessThan(45)
  // The columns are drawn before the lessons in them.
  await expect(page.getByRole('button', { name: /^Heure de / })).toHaveCount(50)
  const inDay = await cardsOf(page)
  expect(inDay.filter(({ hasCutTime, hasCutCar }) => hasCutTime || hasCutCar)).toEqual([])
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('an instructor reads the hours of a week on a phone @phone', async ({ page }) => {
  await signIn(page, 'moniteur', `/apps/calendrier?vue=semaine&jour=${pastDay()}`)
  const cards = page.getByRole('button', { name: /^Heure de / })
  await expect(cards.first()).toBeVisible()
  expect((await cardsOf(page)).filter(({ hasCutTime }) => hasCutTime)).toEqual([])
  // At the far end of the week the time axis is still visible.
  await page
    .getByRole('region', { name: 'Calendrier', exact: true })
    .evaluate((frame) => frame.scrollTo({ left: 2000 }))
  await expect(page.locator('[data-time="10:00:00"]').first()).toBeInViewport({ ratio: 1 })
})

test('a school reads a full day of twelve instructors on a phone, and presses the closed hours @phone', async ({
  page,
}) => {
  const monday = mondayOf(freeDay())
  const full = prepare(JOURNEY_NOW, (db) => fillPlanning(db, { monday, perDay: 60, now: JOURNEY_NOW }))
  await signIn(page, 'ecole', `/apps/calendrier?vue=jour&jour=${monday}`, full)
  await expect(page.getByRole('button', { name: /^\d+ autres?, / }).first()).toBeVisible()
  const cards = await cardsOf(page)
  expect(cards.length).toBeGreaterThan(30)
  expect(cards.filter(({ width, hasCutTime }) => hasCutTime || width < 38)).toEqual([])
  const controls = [
    page.getByText('Fermé de 06:00 à 08:00').locator('xpath=..'),
    page.getByRole('button', { name: 'Tous', exact: true }),
    page.getByRole('button', { name: 'Aucun', exact: true }),
  ]
  for (const control of controls) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(32)
})

const VIEWS = ['semaine', 'mois', 'jour', 'liste']

test('the floating button hides nothing below the planning at the end of the page @phone', async ({ page }) => {
  await signIn(page, 'ecole', '/apps/calendrier')
  for (const vue of VIEWS) {
    await page.getByRole('combobox', { name: 'Vue' }).selectOption(vue)
    await expect(page).toHaveURL(new RegExp(vue === 'semaine' ? 'calendrier' : `vue=${vue}`))
    const plan = page.getByRole('button', { name: 'Planifier une leçon' })
    const last = page.getByRole('contentinfo')
    await expect(page.getByText(/(leçon ou examen|leçons et examens)( ·|$)/).first()).toBeVisible()
    // The view may still grow, and the button reappears when the page has come to rest.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const [button, footer] = [await plan.boundingBox(), await last.boundingBox()]
      expect(button?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0))
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    }, vue).toPass()
  }
})
