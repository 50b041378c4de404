import { PALETTE } from '../palette'
import type { Item } from '../types'

const FONT = "'Inter Variable', 'Noto Naskh Arabic', 'Noto Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif"
const ANCHORS = { start: 'start', end: 'end', middle: 'middle' } as const

/** An inscription. Arabic is read from the right; a text with a fixed length cannot overflow in another font. */
export function TextShape({ item }: { item: Extract<Item, { k: 'text' }> }) {
  const { t, at, size, lang = 'fr', c = 'black', fit, anchor = 'middle' } = item
  return (
    <text
      x={at[0]}
      y={at[1]}
      fontFamily={FONT}
      fontSize={size}
      fontWeight={700}
      fill={PALETTE[c]}
      textAnchor={ANCHORS[anchor]}
      direction={lang === 'ar' ? 'rtl' : 'ltr'}
      lang={lang}
      textLength={fit}
      lengthAdjust={fit ? 'spacingAndGlyphs' : undefined}
    >
      {t}
    </text>
  )
}
