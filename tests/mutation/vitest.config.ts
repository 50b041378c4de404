import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { aliasesFromTsConfig } from '../../scripts/build/aliases.ts'

const root = resolve(import.meta.dirname, '../..')

// Only the tests of the rules run: they need no database and no page, so a mutant costs milliseconds.
export default defineConfig({
  root,
  resolve: { alias: aliasesFromTsConfig(root) },
  test: {
    environment: 'node',
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    env: { TZ: 'Africa/Tunis' },
    include: [
      'tests/backend/rules/**/*.test.ts',
      'tests/unit/contract/**/*.test.ts',
      'tests/unit/candidat-import/**/*.test.ts',
    ],
    // These are not about the rules, and one of them measures its own speed, which mutants reduce.
    exclude: ['tests/unit/contract/calls.test.ts', 'tests/unit/candidat-import/files.test.ts'],
    setupFiles: ['tests/helpers/setup.ts', 'tests/mutation/setup.ts'],
  },
})
