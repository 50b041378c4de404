/** Hands a file to the browser, which saves it where the user wants. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads the address once the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
