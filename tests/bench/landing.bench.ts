import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { bring } from '@tests/helpers/journeys/journey'
import { type Prepared, prepare } from '@tests/helpers/journeys/prepared'
import { openProfile } from '@tests/helpers/journeys/profile'
import { type Figure, type Figures, median } from './figures'
import { DIST, startHost } from './host'

export const name = 'landing'

const RUNS = 3
export const LANDINGS = {
  ecole: '/dashboard',
  moniteur: '/apps/moniteur/portfolio',
  candidat: '/apps/candidat/portfolio',
  manager: '/apps/autoecole',
}
const WANTED = { requests: 40, kilobytes: 400, reload: 300 }
/** The files of the mocked backend: with a real server nobody fetches them. */
const MOCKED = /\/(?:worker|wa-sqlite|browser|comlink|connection)-[^/]+$/
/** Late fonts and answers may still move the page. */
const QUIET_MS = 1500

interface Shifts {
  total: number
}

/** Records from the start how much the page shifts without input. */
function watchShifts(): void {
  const shifts: Shifts = { total: 0 }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    // The Layout Instability API is not in the DOM types.
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifts.total += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOf = () => (window as typeof window & { shifts: Shifts }).shifts.total

/** Milliseconds from the request until the page shows its content, be it as the picture of before a reload. */
const shown = () =>
  document.querySelector('main h1') && !document.querySelector('main .skeleton') ? performance.now() : false

/** Milliseconds from the request until the application has drawn the content behind the picture. */
const drawn = () =>
  document.querySelector('#root main h1') && !document.querySelector('#root main .skeleton') ? performance.now() : false

interface Landing {
  requests: number
  /** Sizes with gzip, and with the Brotli that the host sends to a browser. */
  gzip: number
  sent: number
  /** The files of the mocked backend. */
  mocked: number
  milliseconds: number
  /** The time of a reload, which finds the files and the database. */
  reload: number
  /**
   * The time of another reload, after the service worker has stored its files and the browser has kept compiled code.
   */
  nextReload: number
  /** When the application itself had drawn the page after that. */
  nextDrawn: number
  shift: number
  /** The files fetched before the content, with their sizes. */
  files: string[]
}

const kilobytesOf = (path: string) => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length / 1000
const sentOf = (path: string) => {
  const file = join(DIST, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1000
}

/** The file of the build; the address of a page is its `index.html`. */
const fileOf = (path: string) => (/\.[a-z0-9]+$/.test(path) ? path : '/index.html')

async function timeTo(page: Page, state: typeof shown): Promise<number> {
  const handle = await page.waitForFunction(state, undefined, { polling: 'raf' })
  return Number(await handle.jsonValue())
}

async function open(page: Page, url: string, sent: string[]): Promise<Landing> {
  await page.addInitScript(watchShifts)
  const before = sent.length
  await page.goto(url, { waitUntil: 'commit' })
  const milliseconds = await timeTo(page, shown)
  const files = sent.slice(before).map(fileOf)
  const own = files.filter((file) => !MOCKED.test(file))
  const sum = (some: string[], sizeOf: (file: string) => number) => some.reduce((all, file) => all + sizeOf(file), 0)
  await page.waitForTimeout(QUIET_MS)
  const shift = await page.evaluate(shiftsOf)
  await page.reload({ waitUntil: 'commit' })
  const reload = await timeTo(page, shown)
  // The service worker is ready once it has stored its files. The next page comes through it.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForTimeout(QUIET_MS)
  // Sizes are taken afterwards: compressing files here would hold up the questions to the page.
  await page.reload({ waitUntil: 'commit' })
  const nextReload = await timeTo(page, shown)
  const nextDrawn = await timeTo(page, drawn)
  return {
    requests: files.length,
    gzip: sum(own, kilobytesOf),
    sent: sum(own, sentOf),
    mocked: sum(
      files.filter((file) => MOCKED.test(file)),
      kilobytesOf,
    ),
    milliseconds,
    reload,
    nextReload,
    nextDrawn,
    shift,
    files: files.map((file) => `${kilobytesOf(file).toFixed(1).padStart(6)} kB  ${file}`),
  }
}

async function landing(prepared: Prepared, username: keyof typeof LANDINGS): Promise<Landing> {
  const host = await startHost()
  const { page, close } = await openProfile(host.url)
  try {
    await bring(page, prepared.database, prepared.storage.get(username))
    return await open(page, `${host.url}${LANDINGS[username]}`, host.sent)
  } finally {
    await close()
    await host.stop()
  }
}

/** Measures what the first page of each role fetches before its content in a fresh browser, and how much it shifts. */
export async function run(): Promise<Figures> {
  const prepared = await prepare(new Date())
  const figures: Figure[] = []
  const details: string[] = []
  for (const username of Object.keys(LANDINGS) as (keyof typeof LANDINGS)[]) {
    const runs: Landing[] = []
    for (let count = 0; count < RUNS; count += 1) runs.push(await landing(prepared, username))
    const middle = (key: Exclude<keyof Landing, 'files'>) => median(runs.map((one) => one[key]))
    const label = (what: string) => `${username}: ${what}`
    figures.push(
      {
        label: label('requests before the content'),
        value: middle('requests'),
        unit: '',
        wanted: { atMost: WANTED.requests },
      },
      {
        label: label('size before the content, as sent'),
        value: middle('sent'),
        unit: 'kB',
        wanted: { atMost: WANTED.kilobytes },
      },
      { label: label('the same as gzip'), value: middle('gzip'), unit: 'kB' },
      { label: label('mocked backend besides'), value: middle('mocked'), unit: 'kB gzip' },
      { label: label('content shown'), value: Math.round(middle('milliseconds')), unit: 'ms' },
      {
        label: label('content shown after a reload'),
        value: Math.round(middle('reload')),
        unit: 'ms',
        wanted: { atMost: WANTED.reload },
      },
      {
        label: label('after the next reload'),
        value: Math.round(middle('nextReload')),
        unit: 'ms',
        wanted: { atMost: WANTED.reload },
      },
      { label: label('drawn by the application'), value: Math.round(middle('nextDrawn')), unit: 'ms' },
      { label: label('layout shift'), value: Number(middle('shift').toFixed(3)), unit: '', wanted: { atMost: 0 } },
    )
    const files = runs[0]?.files ?? []
    // For the other roles only the files that were not listed before.
    details.push(`${username}:`, ...files.filter((file) => !details.includes(file)))
  }
  return { figures, details }
}
