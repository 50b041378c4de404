import type { Db } from '@backend/database/schema'
import { expect, type Page } from '@playwright/test'
import { signIn } from '@tests/helpers/journeys/journey'
import { prepare } from '@tests/helpers/journeys/prepared'
import { openProfile } from '@tests/helpers/journeys/profile'
import { type Figures, median } from './figures'
import { startHost } from './host'

export const name = 'calendar'

/** A month beyond the demo data; its first week is full, for the drag. */
const MONTH = '2027-02'
const WEEK_START = Date.UTC(2027, 1, 1, 7)
const IN_MONTH = 3000
const IN_WEEK = 500
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ROUNDS = 5
const LONG = { timeout: 60_000 }

/** Events of one school over days and hours, as many as a large one has. */
async function fillMonth(db: Db): Promise<void> {
  const moniteurs = await db.selectFrom('moniteur').select('id').where('idAutoEcole', '=', 1).execute()
  const candidats = await db.selectFrom('candidat').select('id').where('idAutoEcole', '=', 1).execute()
  const first = 1_000_000
  const events = Array.from({ length: IN_MONTH }, (_, index) => {
    const isFirstWeek = index < IN_WEEK
    const day = isFirstWeek ? index % 6 : 7 + (index % 20)
    const start = WEEK_START + day * DAY + (Math.floor(index / 6) % 10) * HOUR
    return {
      id: first + index,
      idAutoEcole: 1,
      calendar: index % 4 ? ('Hour circulation' as const) : ('Hour Park' as const),
      start: new Date(start).toISOString(),
      end: new Date(start + HOUR).toISOString(),
      idMoniteur: moniteurs[index % moniteurs.length]?.id ?? null,
      status: 'PLANNED' as const,
      version: 1,
      createdAt: '',
      updatedAt: '',
    }
  })
  for (let from = 0; from < events.length; from += 500) {
    const part = events.slice(from, from + 500)
    await db.insertInto('evenement').values(part).execute()
    const people = part.map(({ id }) => ({
      idEvenement: id,
      idCandidat: candidats[id % candidats.length]?.id ?? 0,
      absent: 0 as const,
    }))
    await db.insertInto('evenement_candidat').values(people).execute()
  }
}

declare global {
  interface Window {
    /** When the last large answer arrived. */
    answered: number
  }
}

/** Notes when an answer of the size of a month is parsed. */
function noteAnswers(): void {
  const { parse } = JSON
  JSON.parse = (text: string, reviver?: (key: string, value: unknown) => unknown) => {
    if (typeof text === 'string' && text.length > 300_000) window.answered = performance.now()
    return parse(text, reviver)
  }
}

/** Milliseconds from the answer to the frame that shows the month. */
async function monthShown(page: Page): Promise<number> {
  await page.goto(`/apps/calendrier?vue=jour&jour=2027-03-20`)
  await expect(page.locator('.fc-timegrid')).toBeVisible(LONG)
  await page.evaluate(() => {
    window.answered = 0
  })
  await page.goto(`/apps/calendrier?vue=mois&jour=${MONTH}-10`)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const isShown = window.answered > 0 && document.querySelectorAll('.fc-daygrid-event').length > 20
          if (isShown) requestAnimationFrame(() => resolve(performance.now() - window.answered))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Milliseconds between frames while an event is dragged over a full week. */
async function draggedFrames(page: Page): Promise<number[]> {
  await page.goto(`/apps/calendrier?vue=semaine&jour=${MONTH}-02`)
  const event = page.locator('.fc-timegrid-event').nth(40)
  await expect(event).toBeVisible(LONG)
  await event.scrollIntoViewIfNeeded()
  const box = await event.boundingBox()
  if (!box) throw new Error('No event to drag')
  await page.mouse.move(box.x + box.width / 2, box.y + 6)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 12, box.y + 18)
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const begun = performance.now()
        const note = (now: number) => {
          times.push(now)
          if (now - begun < 2000) requestAnimationFrame(note)
          else resolve(times.slice(1).map((time, index) => time - (times[index] ?? time)))
        }
        requestAnimationFrame(note)
      }),
  )
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(400 + (step % 60) * 14, 420 + ((step * 7) % 240))
    await page.waitForTimeout(8)
  }
  const intervals = await frames
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return intervals
}

/** The time to show a full month, and the smoothness of dragging a lesson in a full week. */
export async function run(): Promise<Figures> {
  const large = prepare(new Date(), fillMonth)
  const host = await startHost()
  const { page, close } = await openProfile(host.url)
  try {
    // The compiler of the benches calls a naming helper that pages do not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(noteAnswers)
    await signIn(page, 'ecole', '/apps/calendrier', large)
    const shown: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) shown.push(await monthShown(page))
    const intervals = await draggedFrames(page)
    return {
      figures: [
        {
          label: `month of ${IN_MONTH.toLocaleString('en')} events: from the answer until it is shown`,
          value: Math.round(median(shown)),
          unit: 'ms',
          wanted: { atMost: 300 },
        },
        {
          label: `dragging in a week of ${IN_WEEK} events: frames a second`,
          value: Math.round(1000 / median(intervals)),
          unit: '',
          wanted: { atLeast: 60 },
        },
        {
          label: 'frames of that which took longer than 20 ms',
          value: Math.round((intervals.filter((interval) => interval > 20).length / intervals.length) * 100),
          unit: '%',
        },
      ],
      details: [`months: ${shown.map(Math.round).join(', ')} ms`, `frames: ${intervals.length}`],
    }
  } finally {
    await close()
    await host.stop()
  }
}
