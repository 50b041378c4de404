import { filesOf } from '@scripts/build/offline'
import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'

interface Chunk {
  facade?: string
  imports?: string[]
  later?: string[]
  css?: string[]
}

/** A bundle with only the parts from which the lists are made. */
function bundleOf(html: string, chunks: Record<string, Chunk>, assets: readonly string[]) {
  const written = Object.entries(chunks).map(([name, { facade = null, imports = [], later = [], css = [] }]) => [
    `assets/${name}`,
    {
      type: 'chunk',
      fileName: `assets/${name}`,
      facadeModuleId: facade,
      imports: imports.map((file) => `assets/${file}`),
      dynamicImports: later.map((file) => `assets/${file}`),
      viteMetadata: { importedCss: new Set(css.map((file) => `assets/${file}`)), importedAssets: new Set<string>() },
    },
  ])
  const files = assets.map((name) => [`assets/${name}`, { type: 'asset', fileName: `assets/${name}`, source: '' }])
  const page = ['index.html', { type: 'asset', fileName: 'index.html', source: html }]
  return Object.fromEntries([...written, ...files, page]) as Rolldown.OutputBundle
}

const options = { boot: ['/src/Shell.tsx'], isLeftOut: (module: string) => module.includes('/demo/') }
const named = (files: readonly string[]) => files.map((file) => `assets/${file}`)

it('a start needs the files that the page names, those of the frame, and the backend’s worker', () => {
  const bundle = bundleOf(
    '<script src="/assets/start-1.js">',
    {
      'start-1.js': { imports: ['kit-1.js'], later: ['Shell-1.js', 'Page-1.js'] },
      'kit-1.js': {},
      'Shell-1.js': { facade: '/p/src/Shell.tsx', imports: ['kit-1.js', 'frame-1.js'], css: ['Shell-1.css'] },
      'frame-1.js': {},
      'Page-1.js': { facade: '/p/src/Page.tsx', later: ['chart-1.js'] },
      'chart-1.js': {},
    },
    ['Shell-1.css', 'worker-1.js', 'wa-sqlite-1.wasm', 'series-1.js'],
  )
  const { boot, rest } = filesOf(bundle, options)
  const first = ['Shell-1.css', 'Shell-1.js', 'frame-1.js', 'kit-1.js', 'start-1.js', 'wa-sqlite-1.wasm', 'worker-1.js']
  expect(boot).toEqual(named(first))
  expect(rest).toEqual(named(['Page-1.js', 'chart-1.js', 'series-1.js']))
})

it('what only the demo loads is not kept ahead; what it shares with the product is', () => {
  const bundle = bundleOf(
    '/assets/start-1.js',
    {
      'start-1.js': { later: ['Page-1.js', 'Shop-1.js'] },
      'Page-1.js': { facade: '/p/src/Page.tsx', imports: ['table-1.js'] },
      'table-1.js': {},
      'Shop-1.js': { facade: '/p/src/demo/Shop.tsx', imports: ['table-1.js', 'cart-1.js'], css: ['Shop-1.css'] },
      'cart-1.js': { later: ['pay-1.js'] },
      'pay-1.js': {},
    },
    ['Shop-1.css'],
  )
  const { boot, rest } = filesOf(bundle, options)
  expect(boot).toEqual(named(['start-1.js']))
  expect(rest).toEqual(named(['Page-1.js', 'table-1.js']))
})
