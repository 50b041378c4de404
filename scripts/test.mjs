// npm test: runs all checks of a fresh clone and prints one line with the number of passed and failed ones. `--all`
// (npm run test:all, as in CI) adds the walks through everything, the longest random sessions and all other journeys.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { build } from './build.mjs'
import { CHROMIUM_ADVICE, findOrInstallChromium } from './chromium.mjs'
import { install, root } from './install.mjs'

const reports = join(root, 'node_modules/.cache/voie-libre-test')
const all = process.argv.includes('--all')
const failures = []
let running

function stopAndLeave() {
  if (running?.pid) process.kill(-running.pid, 'SIGTERM')
  process.exit(130)
}

/** Runs a tool of node_modules in its own process group, so that none of its processes outlives this program. */
function run(script, args, env = {}) {
  return new Promise((resolve) => {
    running = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, ...env },
    })
    running.on('error', () => resolve(false))
    running.on('exit', (code) => {
      running = undefined
      resolve(code === 0)
    })
  })
}

function report(name) {
  try {
    return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'))
  } catch {
    return undefined
  }
}

const firstLine = (text) => text.split('\n')[0]

/**
 * `file › test (reason)` of the tests of a Vitest report that failed at every try, and of those that failed only at the
 * first one.
 */
function verdicts(vitestReport) {
  const failed = []
  const flaky = []
  for (const { name, assertionResults, message } of vitestReport?.testResults ?? []) {
    const file = relative(root, name)
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (failureMessages.length === 0) continue
      const list = status === 'failed' ? failed : flaky
      list.push(`${file} › ${fullName} (${firstLine(failureMessages[0])})`)
    }
    const isBlamed = assertionResults.some(({ status }) => status === 'failed')
    // In this case the file did not load, or one of its hooks failed.
    if (message && !isBlamed) failed.push(`${file} › ${firstLine(message)}`)
  }
  return { failed, flaky }
}

/** `file › test` of every test of a Playwright report with this status. */
const endedSo = (status, suites = []) =>
  suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ title }) => `${file} › ${title}`),
    ...endedSo(status, inner),
  ])

/** A runner that fails without a failed test (a file that does not load, a crash) counts as one failure. */
function counted(succeeded, passed, failed) {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

const nameFlaky = (test) => console.log(`Passed at the second try only: ${test}`)

const single = (succeeded) => counted(succeeded, succeeded ? 1 : 0, 0)

async function vitest() {
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`]
  // Tests get a second try, like the journeys, because a busy machine must not fail thousands of tests. Flaky tests are
  // still named.
  const chosen = all ? [] : ['--tagsFilter=!long']
  const succeeded = await run(
    'vitest/vitest.mjs',
    ['run', '--retry=1', ...chosen, ...outputs],
    all ? {} : { QUICK: '1' },
  )
  const result = report('vitest')
  const { failed, flaky } = verdicts(result)
  failures.push(...failed)
  for (const test of flaky) nameFlaky(test)
  const { numPassedTests = 0, numFailedTests = 0 } = result ?? {}
  return counted(succeeded, numPassedTests, numFailedTests)
}

async function playwright(built) {
  if (!built) {
    console.error('Not run: there is no build to test.')
    return single(false)
  }
  if (!hasChromium) {
    console.error(CHROMIUM_ADVICE)
    return single(false)
  }
  const chosen = all ? [] : ['--grep=@essential']
  const args = ['test', '--pass-with-no-tests', ...chosen, '--reporter=list,json']
  const env = { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') }
  const succeeded = await run('@playwright/test/cli.js', args, env)
  const result = report('e2e')
  failures.push(...endedSo('unexpected', result?.suites))
  for (const test of endedSo('flaky', result?.suites)) nameFlaky(test)
  const { expected = 0, flaky = 0, unexpected = 0 } = result?.stats ?? {}
  return counted(succeeded, expected + flaky, unexpected)
}

/** Runs a check of third-party packages (`scripts/supply`). None of them needs a network. */
const supply = async (command) => single(await run('tsx/dist/cli.mjs', ['scripts/supply/run.ts', command]))

let built = false
const steps = {
  // More checkers than cores would not be faster.
  types: async () => single(await run('typescript/bin/tsc', ['--noEmit', '--checkers', `${availableParallelism()}`])),
  lint: async () => single(await run('@biomejs/biome/bin/biome', ['ci', '--max-diagnostics=100', '.'])),
  'dead code': async () => single(await run('knip/bin/knip.js', ['--treat-config-hints-as-errors'])),
  licences: () => supply('licences'),
  sbom: () => supply('sbom'),
  advisories: () => supply('audit'),
  // They share one run. With two runs the processor would idle while the second waits for its last file.
  'unit and backend': vitest,
  build: async () => {
    built = build()
    return single(built)
  },
  e2e: () => playwright(built),
}

process.on('SIGINT', stopAndLeave)
process.on('SIGTERM', stopAndLeave)
const begun = performance.now()
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
install()
// This comes before the first step, because Playwright's configuration names the browser and the step for dead code
// reads it too.
const hasChromium = Boolean(await findOrInstallChromium())
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
console.log(`install: ${seconds(begun)}`)

const summary = []
const total = { passed: 0, failed: 0 }
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n— ${name} —`)
  const since = performance.now()
  const { passed, failed } = await step()
  total.passed += passed
  total.failed += failed
  summary.push(
    `${failed ? '✗' : '✓'} ${name.padEnd(16)} ${seconds(since).padStart(8)}  ${passed} passed, ${failed} failed`,
  )
}
console.log(`\n${summary.join('\n')}\nin ${seconds(begun)}\n`)
if (failures.length) console.log(`Failed:\n${failures.map((failure) => `  ${failure}`).join('\n')}\n`)
if (!all) console.log('The walks through everything and all other journeys: npm run test:all')
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0
