import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { signInByForm } from '@tests/helpers/journeys/journey'
import { openProfile } from '@tests/helpers/journeys/profile'
import { type Figures, median } from './figures'
import { startHost } from './host'
import { CANDIDATS, largeDatabase, restore } from './largeBase'

export const name = 'typing'

const LIMIT = 100
const LONG = { timeout: 60_000 }
/** First letters of many names, so that each gives other rows. */
const LETTERS = ['b', 'k', 'm', 's', 't', 'a', 'h', 'r', 'z']

/** Types a letter in the search box and returns the milliseconds until other rows are on the screen. */
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
    // The browser's own setter: React overrides it on the element.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, letter)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    requestAnimationFrame(look)
  })
}

async function timesOf(page: Page): Promise<number[]> {
  // The compiler of the benchmark calls a naming helper that the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  const times: number[] = []
  for (const letter of LETTERS) {
    times.push(await page.evaluate(typeLetter, letter))
    // People look at the rows before they type the next letter.
    await page.waitForTimeout(500)
  }
  return times
}

/** Types a letter in the search of the application and returns the milliseconds until records are on the screen. */
function typeInPalette(letter: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('.palette input')
  const list = document.querySelector('.palette-list')
  if (!input || !list) throw new Error('The search is not open')
  // Only people have an avatar. Pages and actions are found without the backend.
  const hasRecords = () => list.querySelector('.avatar') !== null
  return new Promise((resolve) => {
    const start = performance.now()
    const look = () => {
      if (hasRecords()) resolve(performance.now() - start)
      else requestAnimationFrame(look)
    }
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, letter)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    requestAnimationFrame(look)
  })
}

/** Measures the time from one letter typed in Ctrl+K to records. The search is emptied in between. */
async function paletteTimesOf(page: Page): Promise<number[]> {
  const times: number[] = []
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /action$/ })
  for (const letter of LETTERS) {
    await box.fill('')
    await page.waitForTimeout(500)
    times.push(await page.evaluate(typeInPalette, letter))
  }
  return times
}

/** Measures the time from one typed letter to different rows, in a school of 100,000 candidates. */
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
    const found = await paletteTimesOf(page)
    return {
      figures: [
        {
          label: `one letter to new rows among ${CANDIDATS.toLocaleString('en')} candidates: median`,
          value: median(times),
          unit: 'ms',
          wanted: { atMost: LIMIT },
        },
        { label: 'slowest', value: Math.max(...times), unit: 'ms' },
        {
          label: 'one letter in the search of the application to records: median',
          value: median(found),
          unit: 'ms',
          wanted: { atMost: LIMIT },
        },
        { label: 'slowest search', value: Math.max(...found), unit: 'ms' },
      ],
      details: times.map((time, index) => `${time.toFixed(0).padStart(5)} ms  ${LETTERS[index]}`),
    }
  } finally {
    await close()
    await host.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
