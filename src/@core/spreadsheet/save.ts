import { sanitizeFileName } from '@core/format/text'
import { saveInShell } from '@core/platform/saveInShell'

/** Hands a file to the browser, which saves it where the user wants. */
function saveByLink(source: Blob | string, name: string): void {
  const link = document.createElement('a')
  link.href = typeof source === 'string' ? source : URL.createObjectURL(source)
  link.download = name
  link.click()
  // The browser reads the address once the click is over.
  if (typeof source !== 'string') setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Saves a file, or what stands at an address: through the shell that the application runs in, otherwise the browser.
 * @returns the name that it is saved under, which every file system takes
 */
export function saveFile(source: Blob | string, name: string): string {
  const clean = sanitizeFileName(name)
  if (!saveInShell(source, clean)) saveByLink(source, clean)
  return clean
}
