import { sanitizeFileName } from '@core/format/text'
import { saveInShell } from '@core/platform/saveInShell'

/** Hands a file to the browser's download. */
function saveByLink(source: Blob | string, name: string): void {
  const link = document.createElement('a')
  link.href = typeof source === 'string' ? source : URL.createObjectURL(source)
  link.download = name
  link.click()
  // The browser reads the URL after the click handler.
  if (typeof source !== 'string') setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Saves a file, or the content of a URL: through the native shell if there is one, otherwise by a download.
 * @returns the sanitised file name
 */
export function saveFile(source: Blob | string, name: string): string {
  const clean = sanitizeFileName(name)
  if (!saveInShell(source, clean)) saveByLink(source, clean)
  return clean
}
