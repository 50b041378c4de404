interface TextPart {
  /** Where it stands in the text: names it among its neighbours. */
  at: number
  text: string
  /** Where it leads, when it is a link. */
  href?: string
}

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi
/** What ends a sentence, or closes what was opened before the link. */
const TAIL = /[.,;:!?…)\]}'’"»]+$/

function hrefOf(text: string): string {
  if (/^https?:/i.test(text)) return text
  return /^www\./i.test(text) ? `https://${text}` : `mailto:${text}`
}

/** A message in parts: its words, and the addresses in it, which lead where they say. */
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
