/** Signs beyond Latin-1 that the fonts built into every PDF reader have (Windows-1252). */
const ALSO = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

const hasGlyph = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff) || sign === '\n' || ALSO.includes(sign)
}

/**
 * A text as the built-in fonts can show it: narrow spaces become plain ones, letters lose an accent that the fonts lack,
 * and what is left over becomes a question mark rather than another letter.
 */
export function latin(text: string): string {
  return [...text.replace(/[\u2000-\u200a\u202f\u205f]/g, ' ').replace(/[\u200b-\u200f\u2060\ufeff]/g, '')]
    .map((sign) => {
      if (hasGlyph(sign)) return sign
      const plain = [...sign.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part) && hasGlyph(part)).join('')
      return plain || '?'
    })
    .join('')
}
