import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import wasmFactory from '@journeyapps/wa-sqlite/dist/wa-sqlite.mjs'

const path = createRequire(import.meta.url).resolve('@journeyapps/wa-sqlite/dist/wa-sqlite.wasm')
let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Loads a separate SQLite, because archives and copies are databases of the browser. Its memory is released with it.
 */
export const loadSqlite = (): Promise<object> =>
  wasmFactory({
    async instantiateWasm(
      imports: WebAssembly.Imports,
      receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      compiled ??= readFile(path).then((bytes) => WebAssembly.compile(bytes))
      const module = await compiled
      receive(await WebAssembly.instantiate(module, imports), module)
    },
  })
