import arabic from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff?url'
import arabicBold from '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff?url'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url'
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff?url'
import latinExt from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url'
import latinExtBold from '@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff?url'
import type { FontFiles, Script } from './scripts'

/** Noto, under the SIL Open Font License 1.1, as the packages of Fontsource bring it. */
const URLS = {
  latin: { normal: latin, bold: latinBold },
  latinExt: { normal: latinExt, bold: latinExtBold },
  arabic: { normal: arabic, bold: arabicBold },
} satisfies Record<Script, { normal: string; bold: string }>

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`No font at ${url}`)
  return new Uint8Array(await answer.arrayBuffer())
}

const kept = new Map<Script, Promise<{ normal: Uint8Array; bold: Uint8Array }>>()

async function both(script: Script) {
  const { normal, bold } = URLS[script]
  const [one, other] = await Promise.all([fetched(normal), fetched(bold)])
  return { normal: one, bold: other }
}

/** The fonts of these scripts, fetched once. A failed fetch is tried again the next time. */
export async function fontFilesOf(scripts: readonly Script[]): Promise<FontFiles> {
  const files: FontFiles = {}
  for (const script of scripts) {
    const reading = kept.get(script) ?? both(script)
    kept.set(script, reading)
    reading.catch(() => kept.delete(script))
    files[script] = await reading
  }
  return files
}
