import { sanitizeFileName } from '@core/format/text'

/** Hands a file to the browser, which saves it where the user wants, under a name that every file system takes. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = sanitizeFileName(name)
  link.click()
  // The browser reads the address once the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
