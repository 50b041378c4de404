// Finds a Chromium for the end-to-end tests and the benchmarks; installs Debian's package where permitted.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const APT_GET = '/usr/bin/apt-get'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Advice shown when no Chromium is found. */
export const CHROMIUM_ADVICE =
  'No Chromium found: install one (npx playwright install chromium), or set CHROMIUM_PATH to its program.'

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function named(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

const onSystem = () => [...named(NAMES), ...ELSEWHERE].find(isProgram)

/**
 * The path of the headless build, or undefined: without windows it needs a third less processor time. It shows no
 * notifications. A browser chosen by CHROMIUM_PATH takes precedence.
 */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? undefined : named(['chromium-headless-shell']).find(isProgram)
}

async function ofPlaywright() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** The path of an installed Chromium, or undefined. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return isProgram(chosen) ? chosen : undefined
  return onSystem() ?? (await ofPlaywright())
}

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return
  console.log('Installing Chromium…')
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync(APT_GET, ['update', '-qq'], options)
  for (const name of ['chromium', 'chromium-headless-shell'])
    spawnSync(APT_GET, ['install', '-y', '-qq', '--no-install-recommends', name], options)
}

/** The path of a Chromium, installed first when needed and possible, or undefined. */
export async function findOrInstallChromium() {
  const found = await findChromium()
  if (found || process.env.CHROMIUM_PATH) return found
  installDebianPackage()
  return findChromium()
}
