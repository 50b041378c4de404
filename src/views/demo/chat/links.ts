interface TextPart {
  /** Its position in the text, used as a key. */
  at: number
  text: string
  /** The address, when it is a link. */
  href?: string
}

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
/** Punctuation after a link that is not part of it. */
const TAIL = /[.,;:!?…)\]}'’"»]+$/

function hrefOf(text: string): string {
  if (/^https?:/i.test(text)) return text
  return /^www\./i.test(text) ? `https://${text}` : `mailto:${text}`
}

/** Splits a message into texts and links. */
export function partsOf(message: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, index } of message.matchAll(LINK)) {
    const text = match.replace(TAIL, '')
    if (index > end) parts.push({ at: end, text: message.slice(end, index) })
    parts.push({ at: index, text, href: hrefOf(text) })
    end = index + text.length
  }
  if (end < message.length) parts.push({ at: end, text: message.slice(end) })
  return parts
}
