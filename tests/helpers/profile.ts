import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ADVICE, findChromium } from '@scripts/chromium.mjs'

/** Required on a machine without a screen. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** The path of Chromium. @throws with advice on how to install it */
export async function chromiumPath(): Promise<string> {
  const path = await findChromium()
  if (!path) throw new Error(CHROMIUM_ADVICE)
  return path
}

export interface Profile {
  context: BrowserContext
  page: Page
  close(): Promise<void>
}

/**
 * A browser with a profile on disk, as users have: a private window keeps its files in another process, where each page
 * read from a database costs a message. A dying tab also releases them sooner there.
 */
export async function openProfile(baseURL?: string): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'voie-libre-profile-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: CHROMIUM_ARGS,
    locale: 'fr-FR',
    baseURL,
    viewport: { width: 1440, height: 900 },
  })
  return {
    context,
    page: context.pages()[0] ?? (await context.newPage()),
    async close() {
      await context.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
