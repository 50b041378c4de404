const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Only the five named entities and numbers: what a file declares itself is not expanded. */
export const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
        (all, hex?: string, decimal?: string, name?: string) => {
          if (name) return ENTITIES[name] ?? all
          const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
          return code <= 0x10_ffff ? String.fromCodePoint(code) : all
        },
      )
    : text

export interface XmlHandlers {
  open?: (name: string, attributes: string) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** End of a tag: the first '>' that stands in no attribute's value. */
function tagEnd(xml: string, from: number): number {
  let at = from
  while (at < xml.length) {
    const sign = xml[at]
    if (sign === '>') return at
    if (sign === '"' || sign === "'") {
      const closing = xml.indexOf(sign, at + 1)
      if (closing < 0) return -1
      at = closing
    }
    at += 1
  }
  return -1
}

function skipTo(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from)
  return at < 0 ? xml.length : at + mark.length
}

function readTag(tag: string, { open, close }: XmlHandlers): void {
  const selfClosing = tag.endsWith('/')
  const isClosing = tag.startsWith('/')
  const body = tag.slice(isClosing ? 1 : 0, selfClosing ? -1 : undefined)
  const space = body.search(/\s/)
  const fullName = space < 0 ? body : body.slice(0, space)
  // Some writers put every element behind a prefix: 'x:row' is a 'row'.
  const name = fullName.slice(fullName.indexOf(':') + 1)
  if (!isClosing) open?.(name, space < 0 ? '' : body.slice(space))
  if (isClosing || selfClosing) close?.(name)
}

/** Reads XML from its beginning to its end, calling back at each tag and text, names without their prefix. */
export function scanXml(xml: string, handlers: XmlHandlers): void {
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    const end = start < 0 ? xml.length : start
    if (handlers.text && end > at) handlers.text(unescapeXml(xml.slice(at, end)))
    if (start < 0) return
    if (xml.startsWith('<![CDATA[', start)) {
      at = skipTo(xml, ']]>', start)
      handlers.text?.(xml.slice(start + 9, at - 3))
    } else if (xml.startsWith('<!--', start)) {
      at = skipTo(xml, '-->', start)
    } else {
      const closing = tagEnd(xml, start + 1)
      if (closing < 0) return
      if (xml[start + 1] !== '?' && xml[start + 1] !== '!') readTag(xml.slice(start + 1, closing), handlers)
      at = closing + 1
    }
  }
}

const patterns = new Map<string, RegExp>()

function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  return pattern
}

/** Value of an attribute by its name without prefix. */
export function attribute(attributes: string, name: string): string | undefined {
  const match = patternOf(name).exec(attributes)
  const value = match?.[1] ?? match?.[2]
  return value === undefined ? undefined : unescapeXml(value)
}
