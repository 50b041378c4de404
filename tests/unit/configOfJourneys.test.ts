// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the configuration of the journeys can be read on a machine without a browser', () => {
  const script = "import('./playwright.config.ts').then(({ default: { projects } }) => console.log(projects.length))"
  const env = { PATH: '/nowhere', HOME: '/nowhere', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' }
  expect(
    Number(
      execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), '-e', script], { env, encoding: 'utf8' }),
    ),
  ).toBeGreaterThan(2)
})
