import type { Page } from '@playwright/test'
import { openProfile } from '@tests/helpers/journeys/profile'
import { type Figures, median } from './figures'
import { startHost } from './host'

export const name = 'start'

const RUNS = 5
/** Milliseconds from the address to a usable page. */
const FIRST = 2000
const LATER = 1000

/** The milliseconds from the request until the form of the login page accepts input. */
const usable = () => (document.querySelector('form input') ? performance.now() : false)
/** The milliseconds from the request until the backend has answered with the size of its database. */
const answered = () => (document.querySelector('.base-facts dd') ? performance.now() : false)

async function timed(page: Page, url: string, shown: () => number | false): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(shown, undefined, { polling: 'raf' })
  return Number(await handle.jsonValue())
}

interface Times {
  form: number[]
  backend: number[]
}

/** A fresh browser: the first address creates the database, the others find it. */
async function visit(url: string, first: Times, later: Times): Promise<void> {
  const fresh = await openProfile()
  first.form.push(await timed(fresh.page, `${url}/login`, usable))
  await fresh.close()
  const { page, close } = await openProfile()
  first.backend.push(await timed(page, `${url}/backend`, answered))
  later.form.push(await timed(page, `${url}/login`, usable))
  later.backend.push(await timed(page, `${url}/backend`, answered))
  await close()
}

/** Measures the time from the address to the login form, and to the first answer of the backend in its worker. */
export async function run(): Promise<Figures> {
  const first: Times = { form: [], backend: [] }
  const later: Times = { form: [], backend: [] }
  const host = await startHost()
  try {
    for (let count = 0; count < RUNS; count += 1) await visit(host.url, first, later)
  } finally {
    await host.stop()
  }
  const figure = (label: string, values: number[], atMost: number) => ({
    label,
    value: Math.round(median(values)),
    unit: 'ms',
    wanted: { atMost },
  })
  return {
    figures: [
      figure('first start: the login form can be used', first.form, FIRST),
      figure('first start: the backend has answered, its database made', first.backend, FIRST),
      figure('later start: the login form can be used', later.form, LATER),
      figure('later start: the backend has answered', later.backend, LATER),
    ],
  }
}
