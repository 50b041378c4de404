import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '@tests/helpers/journeys/profile'
import type { Figures } from './figures'
import { DIST, startHost } from './host'

export const name = 'bundle'

const QUIET_AFTER = 2000

/** The files that a first visit of the login page fetches before any interaction. */
async function filesOfLogin(): Promise<string[]> {
  const [host, executablePath] = [await startHost(), await chromiumPath()]
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage()
    await page.goto(`${host.url}/login`)
    await page.getByRole('textbox').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET_AFTER)
    return [...new Set(host.sent)]
  } finally {
    await browser.close()
    await host.stop()
  }
}

function gzipKilobytes(path: string): number {
  return gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length / 1000
}

/** JavaScript, gzip -9, that the login page and its workers load before interaction. */
export async function run(): Promise<Figures> {
  const files = await filesOfLogin()
  const sizes = (extension: string) =>
    files.filter((path) => path.endsWith(extension)).map((path) => ({ path, size: gzipKilobytes(path) }))
  const sum = (list: { size: number }[]) => list.reduce((total, { size }) => total + size, 0)
  const scripts = sizes('.js').sort((a, b) => b.size - a.size)
  return {
    figures: [
      { label: 'JavaScript of the login page', value: sum(scripts), unit: 'kB gzip', wanted: { atMost: 150 } },
      { label: 'its style sheets', value: sum(sizes('.css')), unit: 'kB gzip' },
      { label: 'its WebAssembly', value: sum(sizes('.wasm')), unit: 'kB gzip' },
    ],
    details: scripts.map(({ path, size }) => `${size.toFixed(1).padStart(6)} kB  ${path}`),
  }
}
