import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** The cost of a page until it is idle. */
export interface Opened {
  /** Kilobytes of JavaScript, gzipped. */
  script: number
  requests: number
  /** Milliseconds until the largest content was painted. */
  lcp: number
}

/** Late pictures and answers may still be the largest content. */
const QUIET_MS = 1000

/** Notes from the start when the largest content was painted. */
function watchPaint(): void {
  new PerformanceObserver((list) => {
    Object.assign(window, { lcp: list.getEntries().at(-1)?.startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

const paintOf = () => (window as typeof window & { lcp?: number }).lcp ?? Number.NaN

const isScript = (answer: Response) => /javascript/.test(answer.headers()['content-type'] ?? '')

async function kilobytesOf(page: Page, answer: Response): Promise<number> {
  // The browser may have dropped the body; the host still has it.
  const body = await answer.body().catch(async () => (await page.request.get(answer.url())).body())
  return gzipSync(body, { level: 9 }).length / 1000
}

/** Opens an address in a browser without its files. */
export async function openFirst(page: Page, url: string): Promise<Opened> {
  const answers: Response[] = []
  const note = (answer: Response) => void answers.push(answer)
  page.context().on('response', note)
  await page.addInitScript(watchPaint)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(QUIET_MS)
  page.context().off('response', note)
  const own = answers.filter((answer) => answer.url().startsWith('http') && answer.ok())
  const sizes = await Promise.all(own.filter(isScript).map((answer) => kilobytesOf(page, answer)))
  return {
    script: sizes.reduce((sum, size) => sum + size, 0),
    requests: own.length,
    lcp: await page.evaluate(paintOf),
  }
}
