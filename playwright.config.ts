import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/chromium.mjs'

const port = Number(process.env.E2E_PORT || 4179)
// Undefined where there is none: tools that only read this file work all the same, and Playwright says itself what is missing.
const chromium = await findChromium()
const launchOptions = {
  executablePath: findHeadlessShell() ?? chromium,
  // The database's code is compiled once for each page, not a second time for a speed that no journey lives to see.
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--js-flags=--liftoff-only'],
}
const viewport = { width: 1440, height: 900 }

/**
 * A test whose title holds @phone runs on a phone's screen alone, one with @both on both; one with @notifications or @installed
 * in the whole browser, because its headless shell has no notifications.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // A journey waits for a part of its time: half a worker more for each core keeps it busy.
  workers: Math.ceil(1.5 * availableParallelism()),
  // `npm test` names a journey that passed only at a later try: most often the machine was busy with something else.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
    // Nothing to wait for, and no colour on its way to another.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys see the host's own answers, and may cut them off; those about the installed application allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording makes every test half as long again: `--trace on` for the one that is looked into.
    trace: 'off',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport }, grepInvert: /@phone|@notifications|@installed|@crawl|@walk/ },
    {
      name: 'whole',
      use: { viewport, serviceWorkers: 'allow', launchOptions: { ...launchOptions, executablePath: chromium } },
      grep: /@notifications|@installed/,
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      grep: /@phone|@both/,
    },
    // Presses every control of the pages whose address fits, for an hour: `CRAWL=. npx playwright test --project crawl`.
    ...(process.env.CRAWL ? [{ name: 'crawl', use: { viewport }, grep: /@crawl/ }] : []),
    // Opens every page in every language, skin, width and direction: `WALK=. npx playwright test --project walk`.
    ...(process.env.WALK ? [{ name: 'walk', use: { viewport }, grep: /@walk/ }] : []),
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
  },
})
