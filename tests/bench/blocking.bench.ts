import { grouped } from '@contract/grouped'
import type { CDPSession } from '@playwright/test'
import { bring } from '@tests/helpers/journeys/journey'
import { type Prepared, prepare } from '@tests/helpers/journeys/prepared'
import { openProfile } from '@tests/helpers/journeys/profile'
import { z } from 'zod'
import { type Figures, median } from './figures'
import { startHost } from './host'
import { LANDINGS } from './landing.bench'

export const name = 'blocking'

const RUNS = 5
const PHONE = { width: 412, height: 823 }
/** How much slower a phone is than this machine, and the longest task that nobody notices: as in Lighthouse. */
const SLOWER = 4
const UNNOTICED_MS = 50
/** What comes after the content: its pictures, and what is fetched ahead once the browser is idle. */
const AFTER_MS = 1500

const traced = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  /** Processor time of the thread, in microseconds. */
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }),
})
type Traced = z.infer<typeof traced>

const threadOf = ({ pid, tid }: Traced) => `${pid}/${tid}`

/** The tasks of the page's main thread: of those with such a name the one that did most. */
function mainTasks(events: readonly Traced[]): Traced[] {
  const mains = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf))
  const byThread = grouped(
    events.filter((event) => event.name === 'RunTask' && mains.has(threadOf(event))),
    threadOf,
  )
  return [...byThread.values()].sort((a, b) => b.length - a.length)[0] ?? []
}

async function trace(session: CDPSession, act: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...z.array(traced).parse(value)))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return events
}

/** Milliseconds that a phone's main thread would be blocked until the first page of a role is drawn. */
async function blocking(prepared: Prepared, username: keyof typeof LANDINGS): Promise<number> {
  const host = await startHost()
  const { page, close } = await openProfile(host.url)
  try {
    await page.setViewportSize(PHONE)
    await bring(page, prepared.database, prepared.storage.get(username))
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    const events = await trace(session, async () => {
      await page.goto(`${host.url}${LANDINGS[username]}`, { waitUntil: 'commit' })
      await page.waitForFunction(
        () => document.querySelector('main h1') && !document.querySelector('main .skeleton'),
        undefined,
        { polling: 200 },
      )
      await page.waitForTimeout(AFTER_MS)
    })
    return mainTasks(events).reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWER * tdur) / 1000 - UNNOTICED_MS), 0)
  } finally {
    await close()
    await host.stop()
  }
}

/**
 * Measures the blocking time of each role's first page as Lighthouse does, but by processor time: on a machine with two
 * cores the backend's worker and the browser itself interrupt the page, so that the same build scores 280 or 650 ms.
 */
export async function run(): Promise<Figures> {
  const prepared = await prepare(new Date())
  const figures: Figures['figures'] = []
  for (const username of Object.keys(LANDINGS) as (keyof typeof LANDINGS)[]) {
    const runs: number[] = []
    for (let count = 0; count < RUNS; count += 1) runs.push(await blocking(prepared, username))
    figures.push({ label: `${username}: blocked by processor time`, value: Math.round(median(runs)), unit: 'ms' })
  }
  return { figures }
}
