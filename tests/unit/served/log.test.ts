import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'

const FULL = '/dev/full'

it.runIf(existsSync(FULL))(
  'a log that cannot be written stops nothing',
  () => {
    const program = `
      import { createLog } from './server/log.ts'
      const log = createLog({ LOG_LEVEL: 'info' })
      for (let line = 0; line < 5; line += 1) {
        log.info('lost')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      console.error('still here')
      log.fatal('lost')
      process.exit(0)`
    const output = openSync(FULL, 'w')
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', output, 'pipe'],
      timeout: 60_000,
    })
    closeSync(output)
    expect([status, String(stderr)]).toEqual([0, 'still here\n'])
  },
  70_000,
)

it('a burst of lines loses none where the reader is slower than the process', async () => {
  const program = `
    import { createLog } from './server/log.ts'
    const log = createLog({ LOG_LEVEL: 'info' })
    for (let line = 0; line < 3000; line += 1) log.info('line ' + line)`
  const writer = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // What the pipe holds is full long before.
  await once(writer.stdout, 'readable')
  await setTimeout(300)
  const lines = (await text(writer.stdout)).trim().split('\n')
  expect(lines).toHaveLength(3000)
  expect(lines.map((line) => JSON.parse(line).msg).at(-1)).toBe('line 2999')
}, 70_000)
