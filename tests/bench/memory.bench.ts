import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { signInByForm } from '@tests/helpers/journeys/journey'
import { openProfile } from '@tests/helpers/journeys/profile'
import type { Figures } from './figures'
import { startHost } from './host'
import { largeDatabase, restore } from './largeBase'

export const name = 'memory'

const MEGABYTE = 1_000_000
const LIMIT = 120
const LONG = { timeout: 180_000 }

/** Collects garbage, as the browser does when it is idle. */
async function clearAway(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
}

/** The private memory of the page's process, with the browser’s own code and drawing. Linux only. */
async function processBytes(page: Page): Promise<number> {
  const browser = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await browser?.send('SystemInfo.getProcessInfo')) ?? {}
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const { groups } =
        /^Private_Dirty:\s+(?<kilobytes>\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')) ?? {}
      return Number(groups?.kilobytes ?? 0) * 1024
    })
  return Math.max(...sizes)
}

/** Memory of the page and its worker on the list of a school of 100,000 candidates. */
export async function run(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'voie-libre-base-'))
  const file = join(folder, 'large.sqlite')
  const bytes = await largeDatabase()
  writeFileSync(file, bytes)
  const host = await startHost()
  const { context, page, close } = await openProfile()
  try {
    await page.goto(`${host.url}/manifest.webmanifest`)
    const blank = await processBytes(page)
    await restore(page, host.url, file)
    // A new process, without the memory that the restore used.
    const list = await context.newPage()
    await page.close()
    await signInByForm(list, 'ecole', host.url)
    await list.goto(`${host.url}/apps/candidats`)
    await expect(list.getByText(/^1–10 sur/)).toBeVisible(LONG)
    await clearAway(list)
    const whole = await processBytes(list)
    const figure = (label: string, value: number) => ({ label, value: Math.round(value / MEGABYTE), unit: 'MB' })
    return {
      figures: [
        { ...figure('page, worker and SQLite', whole - blank), wanted: { atMost: LIMIT } },
        figure('the process of an empty page, beside which that stands', blank),
        figure('size of the database', bytes.length),
      ],
    }
  } finally {
    await close()
    await host.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
