import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ADVICE, findChromium } from '@scripts/chromium.mjs'

/** Arguments that a machine without a screen requires. */
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
 * A browser with a profile on disk, like users have. A private window keeps its files in another process, where each
 * page read from a database costs a message. It also releases the files of a dying tab sooner.
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
