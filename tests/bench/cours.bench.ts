import { loadavg } from 'node:os'
import type { Db } from '@backend/database/schema'
import { GROUPS } from '@contract/cours/panneaux'
import type { Page } from '@playwright/test'
import { bring } from '@tests/helpers/journeys/journey'
import { prepare } from '@tests/helpers/journeys/prepared'
import { openProfile } from '@tests/helpers/journeys/profile'
import { onPostgres, onSqlite } from './examsTogether'
import { type Figure, type Figures, median } from './figures'
import { startHost } from './host'

export const name = 'cours'

const RUNS = 5
const QUESTIONS = 15

/** Opens the course to the account `candidat`. */
const redeem = (now: string) => async (db: Db) => {
  await db
    .updateTable('code_acces')
    .set({ premiereUtilisation: now, derniereUtilisation: now })
    .where('code', '=', 'CARTE7XKM4')
    .execute()
}

/** Milliseconds from the click on the menu until the series and the readiness are on the screen. */
const openCourse = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[href="/apps/code-course"]')
    const from = performance.now()
    link?.click()
    while (!document.querySelector('.today-card') || !document.querySelector('.serie'))
      await new Promise(requestAnimationFrame)
    return performance.now() - from
  })

/** Answers questions of an exam by the keyboard; milliseconds from each answer to the next question on the screen. */
const answerQuestions = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    const measured: number[] = []
    for (let index = 0; index < times; index += 1) {
      const before = document.querySelector('.question legend')?.textContent
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const from = performance.now()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      while (document.querySelector('.question legend')?.textContent === before)
        await new Promise(requestAnimationFrame)
      measured.push(performance.now() - from)
      // The answer is sent meanwhile, like when a person reads.
      await new Promise((done) => setTimeout(done, 300))
    }
    return measured
  }, count)

/** The chunk of a family of pictures. */
const FAMILY = new RegExp(`/assets/(?:${GROUPS.join('|')})-[^/]+\\.js$`)

async function inBrowser(): Promise<{ figures: Figure[]; details: string[] }> {
  const now = new Date()
  const prepared = await prepare(now, redeem(now.toISOString()))
  const host = await startHost()
  const { page, close } = await openProfile(host.url)
  try {
    await bring(page, prepared.database, prepared.storage.get('candidat'))
    const opened: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(`${host.url}/apps/candidat/portfolio`)
      await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('main .skeleton'))
      // The pages of the menu are fetched ahead.
      await page.waitForTimeout(3000)
      opened.push(await openCourse(page))
    }
    const before = host.sent.length
    await page.getByRole('tab', { name: 'Examens' }).click()
    await page.getByRole('button', { name: 'Commencer' }).click()
    await page.getByRole('timer').waitFor()
    await page.waitForTimeout(1500)
    const first = new Set(host.sent.slice(before).filter((file) => FAMILY.test(file)))
    const next = await answerQuestions(page, QUESTIONS)
    return {
      figures: [
        {
          label: 'course opened from the menu',
          value: Math.round(median(opened)),
          unit: 'ms',
          wanted: { atMost: 300 },
        },
        {
          label: 'families of pictures loaded for the first question and the next',
          value: first.size,
          unit: `of ${GROUPS.length}`,
          wanted: { atMost: 4 },
        },
        { label: 'next question after an answer', value: Math.round(median(next)), unit: 'ms', wanted: { atMost: 50 } },
      ],
      details: [...first],
    }
  } finally {
    await close()
    await host.stop()
  }
}

/** Measures how fast the course opens and continues, and how it serves many candidates at once. */
export async function run(): Promise<Figures> {
  const load = loadavg()[0]?.toFixed(1)
  const backend = [...(await onSqlite()), ...(await onPostgres())]
  const { figures, details } = await inBrowser()
  return { figures: [...figures, ...backend], details: [`load of the machine at the start: ${load}`, ...details] }
}
