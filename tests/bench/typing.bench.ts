import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { signInByForm } from '@tests/helpers/journey'
import { openProfile } from '@tests/helpers/profile'
import { type Figures, median } from './figures'
import { startHost } from './host'
import { CANDIDATS, largeDatabase, restore } from './largeBase'

export const name = 'typing'

const LIMIT = 100
const LONG = { timeout: 60_000 }
/** Letters that many names begin with, so that each brings other rows. */
const LETTERS = ['b', 'k', 'm', 's', 't', 'a', 'h', 'r', 'z']

/** Puts a letter into the search box and answers the milliseconds until other rows are on the screen. */
function typeLetter(letter: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('main input[type="search"]')
  const table = document.querySelector('main tbody')
  if (!input || !table) throw new Error('No list on this page')
  const before = table.textContent
  return new Promise((resolve) => {
    const start = performance.now()
    const look = () => {
      if (table.isConnected && table.textContent !== before) resolve(performance.now() - start)
      else requestAnimationFrame(look)
    }
    // As the browser itself sets it: React keeps a setter of its own on the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, letter)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    requestAnimationFrame(look)
  })
}

async function timesOf(page: Page): Promise<number[]> {
  // The compiler of the bench names functions by a helper of its own, which the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  const times: number[] = []
  for (const letter of LETTERS) {
    times.push(await page.evaluate(typeLetter, letter))
    // The next one is typed by somebody who has looked at the rows.
    await page.waitForTimeout(500)
  }
  return times
}

/** From one letter typed to other rows, in a school of 100,000 candidates. */
export async function run(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'voie-libre-base-'))
  const file = join(folder, 'large.sqlite')
  writeFileSync(file, await largeDatabase())
  const host = await startHost()
  const { page, close } = await openProfile()
  try {
    await restore(page, host.url, file)
    await signInByForm(page, 'ecole', host.url)
    await page.goto(`${host.url}/apps/candidats`)
    await expect(page.getByText(/^1–10 sur/)).toBeVisible(LONG)
    const times = await timesOf(page)
    return {
      figures: [
        {
          label: `one letter to new rows among ${CANDIDATS.toLocaleString('en')} candidates: median`,
          value: median(times),
          unit: 'ms',
          wanted: { atMost: LIMIT },
        },
        { label: 'slowest', value: Math.max(...times), unit: 'ms' },
      ],
      details: times.map((time, index) => `${time.toFixed(0).padStart(5)} ms  ${LETTERS[index]}`),
    }
  } finally {
    await close()
    await host.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
