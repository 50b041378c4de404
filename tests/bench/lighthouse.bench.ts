import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM_ARGS, chromiumPath } from '@tests/helpers/profile'
import { z } from 'zod'
import { type Figure, type Figures, median } from './figures'
import { startHost } from './host'

export const name = 'lighthouse'

/** Fetched on demand: with its dependencies it would be a third of everybody's installation. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const RUNS = 3
const WANTED = {
  mobile: { performance: 92, accessibility: 100 },
  desktop: { performance: 100, accessibility: 100 },
}
type Form = keyof typeof WANTED

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

async function openBrowser(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const args = [...CHROMIUM_ARGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(await chromiumPath(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const close = () => {
    browser.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
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

/** A fresh browser each time: the cache of one visit would help the next. */
async function measure(url: string, form: Form): Promise<Record<string, number>> {
  const browser = await openBrowser()
  try {
    const flags = [`--port=${browser.port}`, '--only-categories=performance,accessibility', '--output=json', '--quiet']
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

/** Lighthouse is run again when a busy machine lost part of its trace. */
async function measurePatiently(url: string, form: Form, tries = 3): Promise<Record<string, number>> {
  try {
    return await measure(url, form)
  } catch (error) {
    if (tries <= 1) throw error
    return measurePatiently(url, form, tries - 1)
  }
}

async function figuresOf(url: string, form: Form): Promise<Figure[]> {
  const results: Record<string, number>[] = []
  for (let run = 0; run < RUNS; run += 1) results.push(await measurePatiently(url, form))
  const middle = (key: string) => median(results.map((result) => result[key] ?? Number.NaN))
  return [
    {
      label: `${form}: performance`,
      value: middle('performance'),
      unit: '',
      wanted: { atLeast: WANTED[form].performance },
    },
    {
      label: `${form}: accessibility`,
      value: middle('accessibility'),
      unit: '',
      wanted: { atLeast: WANTED[form].accessibility },
    },
    { label: `${form}: largest contentful paint`, value: Math.round(middle('lcp')), unit: 'ms' },
    { label: `${form}: total blocking time`, value: Math.round(middle('tbt')), unit: 'ms' },
    { label: `${form}: layout shift`, value: Number(middle('cls').toFixed(3)), unit: '' },
  ]
}

/** Lighthouse on the login page: the median of three first visits. */
export async function run(): Promise<Figures> {
  const host = await startHost()
  try {
    const url = `${host.url}/login`
    return { figures: [...(await figuresOf(url, 'mobile')), ...(await figuresOf(url, 'desktop'))] }
  } finally {
    await host.stop()
  }
}
