import { build } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

type Output = Extract<Awaited<ReturnType<typeof build>>, { output: unknown }>['output']

let output: Output

beforeAll(async () => {
  vi.stubEnv('VITE_API_URL', '/')
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    configFile: 'vite.config.ts',
    logLevel: 'silent',
    // Nothing is written, so the plugins that process files are left out.
    plugins: [{ name: 'unwritten', configResolved: (config) => dropWriters(config.plugins) }],
    build: { write: false, minify: false },
  })
  const [bundle] = [built].flat()
  output = bundle && 'output' in bundle ? bundle.output : ([] as unknown as Output)
}, 180_000)
afterAll(() => vi.unstubAllEnvs())

function dropWriters(plugins: readonly { name: string; closeBundle?: unknown; writeBundle?: unknown }[]): void {
  for (const plugin of plugins) {
    if (!plugin.name.startsWith('voie-libre:')) continue
    delete plugin.closeBundle
    delete plugin.writeBundle
  }
}

const modules = () => output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []))

it('holds the client', () => {
  expect(modules().some((module) => module.includes('/src/router/'))).toBe(true)
})

it('holds no module of the backend, of its worker or of its database', () => {
  const mocked =
    /\/backend\/|wa-sqlite|\/@fake-db\/(worker|spawn|connection|browser)|node_modules\/(kysely|hono|pg|pino)\//
  expect(modules().filter((module) => mocked.test(module))).toEqual([])
})

it('has only the workers of papers and spreadsheets, and no database beside them', () => {
  // The page of licences is left out, because it names every package of any build.
  const files = output.filter(({ fileName }) => !fileName.includes('LicencesPage'))
  const named = (sign: string) =>
    files.filter((file) => ('source' in file ? String(file.source) : file.code).includes(sign))
  for (const sign of ['occupation_libre', 'migrateToLatest', 'selectFrom(', 'pbkdf2$', 'wa-sqlite']) {
    expect(
      named(sign).map(({ fileName }) => fileName),
      sign,
    ).toEqual([])
  }
  const wasm = output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.wasm'))
  expect(wasm.every((name) => name.includes('harfbuzz'))).toBe(true)
})
