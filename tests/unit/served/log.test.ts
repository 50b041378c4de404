import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
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
