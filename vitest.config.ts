import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { aliasesFromTsConfig } from './scripts/build/aliases.ts'
import { licencePages } from './scripts/build/licencePages.ts'

export default defineConfig({
  plugins: [react(), licencePages(import.meta.dirname)],
  define: { __VERSION__: JSON.stringify('0.0.0') },
  resolve: { alias: aliasesFromTsConfig(import.meta.dirname) },
  test: {
    passWithNoTests: true,
    // Page tests spend almost half of their time waiting: two workers per core keep it busy.
    maxWorkers: 2 * availableParallelism(),
    restoreMocks: true,
    tags: [
      {
        name: 'long',
        description:
          'Walks through everything, or measures: not part of `npm test`, whose time is limited, but of `npm run test:all`.',
      },
    ],
    // The files of a worker share its modules: otherwise each would load the pages and the database again.
    isolate: false,
    execArgv: ['--max-semi-space-size=64'],
    // The first test of a file migrates and seeds a database, possibly on a busy machine.
    hookTimeout: 40_000,
    testTimeout: 20_000,
    // Schools live in Tunis time; a test that only passes in UTC would hide a fault. `npm run test:dates` sets other
    // zones.
    env: { TZ: process.env.TZ ?? 'Africa/Tunis' },
    coverage: {
      provider: 'v8',
      include: ['{contract,backend,server,src}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      // Rules and formats, on Node; a file that needs a document declares it in its first line.
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/*.test.ts'],
          setupFiles: ['tests/helpers/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/helpers/setup.ts', 'tests/helpers/pages/setupPage.tsx'],
          // The first page of a file waits for its modules to be compiled: over ten seconds where other processes are at work.
          testTimeout: 45_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          setupFiles: ['tests/helpers/setup.ts'],
        },
      },
      // The same tests on the other engine, and those of that engine itself.
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts', 'tests/postgres/**/*.test.ts'],
          // What has no database, or only SQLite's.
          exclude: [
            'tests/backend/rules/**',
            'tests/backend/{migrations,openapi}.test.ts',
            'tests/backend/argent/seed.test.ts',
          ],
          setupFiles: ['tests/helpers/setup.ts'],
          globalSetup: ['tests/helpers/engines/postgresServer.ts'],
          env: { TEST_ENGINE: 'postgres' },
          // A statement is a way to another process and back.
          testTimeout: 60_000,
        },
      },
    ],
  },
})
