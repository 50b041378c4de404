const FALLBACK_NAME = 'document'

/**
 * A name that every file system accepts: no accents, no special characters, hyphens for spaces, the extension kept.
 * Arabic letters stay: a title in Arabic has no others.
 */
export function sanitizeFileName(name: string): string {
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''
  const base = clean(name.slice(0, name.length - extension.length)).slice(0, 100) || FALLBACK_NAME
  return base + extension.toLowerCase()
}

const clean = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/œ/gi, 'oe')
    .replace(/[^a-zA-Z0-9\u0621-\u064a\s_-]/g, '')
    .trim()
    .replace(/\s+/g, '-')

/** A first letter that is a whole character: no combining mark or joiner follows it. */
const LETTER = /^(?=\p{L})[\p{Script=Latin}\p{Script=Arabic}](?![\p{M}\u200d])/u

/**
 * The first character as it is seen: an emoji or a letter with its accent is several units of the text. Nearly every
 * name begins with a letter alone, and the browser reads tables for 15 ms before it divides its first text.
 */
const firstOf = (word = '') => LETTER.exec(word)?.[0] ?? new Intl.Segmenter().segment(word).containing(0)?.segment

/** The first letters of the first and last words of a name: `Sami Ben Ali` gives `SA`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = firstOf(words[0]) ?? '?'
  const last = words.length > 1 ? (firstOf(words.at(-1)) ?? '') : ''
  return (first + last).toLocaleUpperCase()
}
