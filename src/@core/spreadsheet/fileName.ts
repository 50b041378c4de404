/** A name that every system can save: what would be a path, a device or a pattern there is dropped. */
export function spreadsheetFileName(stem: string, day: string, extension: string): string {
  const safe = stem
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 80)
  return `${safe || 'liste'}-${day}.${extension}`
}
