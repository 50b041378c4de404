import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { bring } from '@tests/helpers/journeys/journey'
import { type Prepared, prepare } from '@tests/helpers/journeys/prepared'
import { CHROMIUM_ARGS, chromiumPath } from '@tests/helpers/journeys/profile'
import { z } from 'zod'
import { type Figure, type Figures, median } from './figures'
import { startHost } from './host'

export const name = 'lighthouse'

/** Lighthouse is fetched on demand, because with its dependencies it would be a third of everybody's installation. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const RUNS = 3
const WANTED = {
  login: { mobile: { performance: 92, accessibility: 100 }, desktop: { performance: 100, accessibility: 100 } },
  dashboard: { mobile: { performance: 90, accessibility: 100 }, desktop: { performance: 100, accessibility: 100 } },
}
type Target = keyof typeof WANTED
type Form = keyof (typeof WANTED)[Target]

interface Browser {
  port: number
  close(): void
}

/** The port that Chromium listens on, from its error output. */
function portOf(browser: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = ''
    browser.stderr?.on('data', (data) => {
      text += String(data)
      const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(text) ?? []
      if (port) resolve(Number(port))
    })
    browser.once('exit', () => reject(new Error(`Chromium ended: ${text}`)))
  })
}

export async function openBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const args = [...CHROMIUM_ARGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(await chromiumPath(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const close = () => {
    // Its other processes write for a moment longer.
    browser.once('exit', () => void rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
    browser.kill()
  }
  return { port: await portOf(browser), close }
}

const score = z.object({ score: z.number() })
const measured = z.object({ numericValue: z.number() })
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score }),
  audits: z.object({
    'largest-contentful-paint': measured,
    'cumulative-layout-shift': measured,
    'total-blocking-time': measured,
  }),
})

const runFile = promisify(execFile)

/** Gives the browser the session and the database of a school that worked here before, and an empty cache. */
export async function signInSchool(port: number, url: string, { database, storage }: Prepared): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no window.')
  const page = await context.newPage()
  await bring(page, database, storage.get('ecole'), url)
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
  await browser.close()
}

/** Each measurement uses a fresh browser, because the cache of one visit would help the next. */
async function measure(url: string, form: Form, prepared?: Prepared): Promise<Record<string, number>> {
  const browser = await openBrowser()
  try {
    if (prepared) await signInSchool(browser.port, new URL(url).origin, prepared)
    const flags = [`--port=${browser.port}`, '--only-categories=performance,accessibility', '--output=json', '--quiet']
    if (prepared) flags.push('--disable-storage-reset')
    if (form === 'desktop') flags.push('--preset=desktop')
    const { stdout } = await runFile('npx', ['--yes', LIGHTHOUSE, url, ...flags], { maxBuffer: 64 * 1024 * 1024 })
    const { categories, audits } = reportSchema.parse(JSON.parse(stdout))
    return {
      performance: Math.round(categories.performance.score * 100),
      accessibility: Math.round(categories.accessibility.score * 100),
      lcp: audits['largest-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
    }
  } finally {
    browser.close()
  }
}

/** Repeats Lighthouse when a busy machine lost part of its trace. */
async function measurePatiently(url: string, form: Form, prepared?: Prepared, tries = 3) {
  try {
    return await measure(url, form, prepared)
  } catch (error) {
    if (tries <= 1) throw error
    return measurePatiently(url, form, prepared, tries - 1)
  }
}

async function figuresOf(target: Target, url: string, form: Form, prepared?: Prepared): Promise<Figure[]> {
  const results: Record<string, number>[] = []
  for (let run = 0; run < RUNS; run += 1) results.push(await measurePatiently(url, form, prepared))
  const middle = (key: string) => median(results.map((result) => result[key] ?? Number.NaN))
  const wanted = WANTED[target][form]
  const label = (what: string) => `${target}, ${form}: ${what}`
  return [
    { label: label('performance'), value: middle('performance'), unit: '', wanted: { atLeast: wanted.performance } },
    {
      label: label('accessibility'),
      value: middle('accessibility'),
      unit: '',
      wanted: { atLeast: wanted.accessibility },
    },
    { label: label('largest contentful paint'), value: Math.round(middle('lcp')), unit: 'ms' },
    { label: label('total blocking time'), value: Math.round(middle('tbt')), unit: 'ms' },
    { label: label('layout shift'), value: Number(middle('cls').toFixed(3)), unit: '' },
  ]
}

/**
 * Lighthouse on the login page at a first visit, and on the dashboard of a signed-in school whose browser has its
 * database and none of the files: the median of three runs.
 */
export async function run(): Promise<Figures> {
  const host = await startHost()
  const prepared = await prepare(new Date())
  try {
    const [login, dashboard] = [`${host.url}/login`, `${host.url}/dashboard`]
    return {
      figures: [
        ...(await figuresOf('login', login, 'mobile')),
        ...(await figuresOf('login', login, 'desktop')),
        ...(await figuresOf('dashboard', dashboard, 'mobile', prepared)),
        ...(await figuresOf('dashboard', dashboard, 'desktop', prepared)),
      ],
    }
  } finally {
    await host.stop()
  }
}
