import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { bring } from '@tests/helpers/journeys/journey'
import { prepare } from '@tests/helpers/journeys/prepared'
import { openProfile } from '@tests/helpers/journeys/profile'
import type { Figures } from './figures'
import { startHost } from './host'

export const name = 'use'

/** `USE_MINUTES` sets another duration. */
const MINUTES = Number(process.env.USE_MINUTES || 60)
const MEGABYTE = 1_000_000
/**
 * Minutes before the first measurement, in which code is loaded. Answers are kept for a minute after the last page that
 * shows them.
 */
const WARM_UP_MINUTES = 2
/**
 * The pause on a page: longer than it needs and shorter than people look at it, so 1,800 pages an hour at most.
 * `USE_PAUSE_MS=0` continues at once.
 */
const PAUSE_MS = Number(process.env.USE_PAUSE_MS ?? 2000)
const GROWTH_PERCENT = 10
const LONG = { timeout: 60_000 }

/** The pages of a working day at a school, by their addresses in the menu. */
const PAGES = ['candidats', 'moniteurs', 'vehicules', 'calendrier', 'examens', 'transactions']

/** The heap of the page after two collections, as the browser does when it is idle. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  for (let count = 0; count < 2; count += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Goes once through the pages, and types into the search of the candidates. */
async function goRound(page: Page): Promise<void> {
  for (const name of PAGES) {
    await page.locator(`nav a[href="/apps/${name}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`/apps/${name}`), LONG)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(LONG)
    await expect(page.locator('main .skeleton')).toHaveCount(0, LONG)
    await setTimeout(PAUSE_MS)
    if (name !== 'candidats') continue
    const search = page.getByRole('main').getByRole('searchbox').first()
    await search.fill('a')
    await expect(page).toHaveURL(/q=a/, LONG)
    await search.fill('')
    await expect(page).not.toHaveURL(/q=a/, LONG)
  }
}

/** How much the memory of a page grows while somebody works in it without a reload. */
export async function run(): Promise<Figures> {
  const { database, storage } = await prepare(new Date())
  const host = await startHost()
  const { page, close } = await openProfile(host.url)
  try {
    await bring(page, database, storage.get('ecole'), host.url)
    await page.goto('/apps/candidats')
    const isWarm = Date.now() + WARM_UP_MINUTES * 60_000
    while (Date.now() < isWarm) await goRound(page)
    const before = await heapOf(page)
    const end = Date.now() + MINUTES * 60_000
    let rounds = 0
    const course: string[] = []
    let next = Date.now() + MINUTES * 6000
    while (Date.now() < end) {
      await goRound(page)
      rounds += 1
      if (Date.now() < next) continue
      next += MINUTES * 6000
      course.push(`${((await heapOf(page)) / MEGABYTE).toFixed(1).padStart(6)} MB after ${rounds * PAGES.length} pages`)
    }
    const after = await heapOf(page)
    const size = (label: string, value: number) => ({ label, value: Number((value / MEGABYTE).toFixed(1)), unit: 'MB' })
    const growth = Number(((100 * (after - before)) / before).toFixed(1))
    return {
      figures: [
        { label: 'minutes of use', value: MINUTES, unit: '' },
        { label: 'pages opened in them', value: rounds * PAGES.length, unit: '' },
        size('heap of the page after the warm-up', before),
        size('heap at the end', after),
        { label: 'growth', value: growth, unit: '%', wanted: { atMost: GROWTH_PERCENT } },
      ],
      details: course,
    }
  } finally {
    await close()
    await host.stop()
  }
}
