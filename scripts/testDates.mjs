// npm run test:dates [-- files]: runs Vitest in other time zones and on other days of the machine; all must pass on
// each.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs'

const ZONES = ['Africa/Tunis', 'Asia/Kolkata', 'America/Los_Angeles']
/** Moments on the machine's clock: ends of a year, a leap day, and half an hour before each clock change in Paris. */
const DAYS = [
  '2026-12-31 23:30:00',
  '2027-03-28 01:30:00',
  '2027-10-31 01:30:00',
  '2028-02-29 12:00:00',
  '2031-01-01 00:30:00',
]
/** Additional combinations: Paris on its two clock changes, and UTC, which servers use. */
const BESIDES = [
  ['Europe/Paris', '2027-03-28 01:30:00'],
  ['Europe/Paris', '2027-10-31 01:30:00'],
  ['UTC', '2026-12-31 23:30:00'],
  ['UTC', undefined],
]

/** Whether Debian's `faketime` can set the day of this machine's Node. */
function canFakeDays() {
  const { stdout } = spawnSync('faketime', ['2028-02-29 12:00:00', process.execPath, '-p', 'new Date().getFullYear()'])
  return String(stdout ?? '').trim() === '2028'
}

const files = process.argv.slice(2)
const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=!postgres', '--reporter=dot', ...files]

/** Runs the tests in a zone, on a fake day or today; returns whether all passed. */
function run(zone, day) {
  const [command, args] = day ? ['faketime', [day, process.execPath, ...vitest]] : [process.execPath, vitest]
  console.log(`\n${day ?? 'today'}, ${zone}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, TZ: zone } })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

if (!canFakeDays()) {
  console.error('Other days need Debian’s faketime: `apt-get install faketime`. Nothing was tried.')
  process.exit(1)
}
const runs = [...[undefined, ...DAYS].flatMap((day) => ZONES.map((zone) => [zone, day])), ...BESIDES]
const results = []
for (const [zone, day] of runs) results.push([`${day ?? 'today'}, ${zone}`, await run(zone, day)])

console.log('')
for (const [name, passed] of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`)
if (results.some(([, passed]) => !passed)) process.exitCode = 1
