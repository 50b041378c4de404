import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.wasm', '.webmanifest', '.txt', '.xlsx'])
/** The smallest file that is compressed, in bytes. Compressing a smaller one saves no network packet. */
const SMALLEST = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < SMALLEST) return
  // Quality 11 would save 2 % and take as long as the whole build.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  if (br.length < content.length) await writeFile(`${path}.br`, br)
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz)
}

/** Writes a `.br` and a `.gz` beside every built file that becomes smaller; the host sends them unchanged. */
export function compressAssets(): Plugin {
  let folder = ''
  return {
    name: 'voie-libre:compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle(error) {
      if (error) return
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.has(extname(file))).map((file) => compressFile(join(folder, file))),
      )
    },
  }
}
