/** Characters beyond Latin-1 in the built-in PDF fonts (Windows-1252). */
const ALSO = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

const hasGlyph = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || sign === '\n' || ALSO.includes(sign)
}

/**
 * Adapts a text to the built-in fonts: narrow spaces become plain ones, the minus a hyphen, letters lose an accent that
 * the fonts lack, and unsupported characters become question marks.
 */
export function latin(text: string): string {
  const plainSpaces = text.replace(/[\u2000-\u200a\u202f\u205f]/g, ' ').replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
  return [...plainSpaces.replaceAll('\u2212', '-')]
    .map((sign) => {
      if (hasGlyph(sign)) return sign
      const plain = [...sign.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part) && hasGlyph(part)).join('')
      return plain || '?'
    })
    .join('')
}
