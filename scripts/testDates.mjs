// npm run test:dates [-- files]: runs Vitest in other time zones and on other days of the machine; all must pass on
// each.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './install.mjs'

const ZONES = ['UTC', 'Africa/Tunis', 'Asia/Kolkata', 'America/Los_Angeles']
/** Moments on the machine's clock, each with the zone in which it is special. */
const DAYS = [
  ['2026-12-31 23:30:00', 'Africa/Tunis'],
  ['2028-02-29 12:00:00', 'Africa/Tunis'],
  // Half an hour before Paris puts its clock forward, and back.
  ['2027-03-28 01:30:00', 'Europe/Paris'],
  ['2027-10-31 01:30:00', 'Europe/Paris'],
  ['2030-12-31 23:30:00', 'America/Los_Angeles'],
  ['2031-01-01 00:30:00', 'Asia/Kolkata'],
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

const runs = ZONES.map((zone) => [zone])
if (canFakeDays()) runs.push(...DAYS.map(([day, zone]) => [zone, day]))
const results = []
for (const [zone, day] of runs) results.push([`${day ?? 'today'}, ${zone}`, await run(zone, day)])

console.log('')
for (const [name, passed] of results) console.log(`${passed ? 'passed' : 'FAILED'}  ${name}`)
if (runs.length === ZONES.length)
  console.log('No other day was tried: that needs Debian’s faketime (`apt-get install faketime`).')
if (results.some(([, passed]) => !passed)) process.exitCode = 1
