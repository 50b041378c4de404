import { aliasesFromTsConfig } from '@scripts/build/aliases'
import { clientContract } from '@scripts/build/clientContract'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { ROOT } from '../helpers/sources/sources'

/** The calls of lessons as the client gets them, without zod itself. */
async function callsOfLessons(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    resolve: { alias: aliasesFromTsConfig(ROOT) },
    plugins: [clientContract()],
    build: {
      write: false,
      minify: false,
      lib: { entry: 'contract/calls/planning/lecon.ts', formats: ['es'] },
      rolldownOptions: { external: ['zod'] },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}

it('the client has the schemas of answers and only knows that a request takes something', async () => {
  const code = await callsOfLessons()
  expect(code).toMatch(/query: true,\s+answer: leconPage\b/)
  expect(code).toMatch(/body: true,\s+answer: leconsSaved\b/)
  expect(code).toMatch(/(?:const|var) leconPage = /)
  expect(code).not.toMatch(/leconListQuery|leconExportQuery|leconsInput/)
})
