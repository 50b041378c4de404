import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aliasesFromTsConfig } from './scripts/build/aliases.ts'
import { compressAssets } from './scripts/build/compress.ts'
import { preloadLazyModules } from './scripts/build/preload.ts'

/** Imported lazily, yet needed by every first page: fetched together with the entry. */
const FIRST_PAGE = ['/src/App.tsx', '/src/assets/locales/fr/common.json']

export default defineConfig({
  plugins: [react(), preloadLazyModules(FIRST_PAGE), compressAssets()],
  resolve: { alias: aliasesFromTsConfig(import.meta.dirname) },
  worker: { format: 'es' },
  // Pre-bundled by the development server, the module could not find the .wasm file beside it.
  optimizeDeps: { exclude: ['@journeyapps/wa-sqlite'] },
  css: {
    preprocessorOptions: {
      scss: {
        quietDeps: true,
        // Bootstrap 5.3 is written with these on purpose, until its version 6.
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: {
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The word lists of the password check: large, and fetched by whoever chooses a password.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
