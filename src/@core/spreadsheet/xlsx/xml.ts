import { SaxesParser } from 'saxes'
import { SpreadsheetError } from '../faults'

/** Attributes of an element, by their names without prefix. */
export type Attributes = Readonly<Record<string, string | undefined>>

export interface XmlHandlers {
  open?: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

// Far beyond any real workbook: a deeper document is made to exhaust its reader.
const MAX_DEPTH = 100
const MAX_ATTRIBUTES = 200
const MAX_FLAWS = 50_000

/** Some writers prefix every element: 'x:row' is a 'row'. */
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Returns a counter that throws after `most` calls. */
function limited(most: number) {
  let count = 0
  return () => {
    count += 1
    if (count > most) throw new SpreadsheetError('damaged')
  }
}

/**
 * Scans XML, calling back at each tag and text, with names without prefix. Entities declared by the document are not
 * expanded, and harmless flaws are ignored, as spreadsheet programs do.
 */
export function scanXml(xml: string, { open, close, text }: XmlHandlers): void {
  const parser = new SaxesParser({ position: false })
  let depth = 0
  let attributes: Record<string, string> = {}
  let countAttribute = limited(MAX_ATTRIBUTES)
  parser.on('error', limited(MAX_FLAWS))
  parser.on('opentagstart', () => {
    attributes = {}
    countAttribute = limited(MAX_ATTRIBUTES)
  })
  parser.on('attribute', ({ name, value }) => {
    countAttribute()
    attributes[withoutPrefix(name)] ??= value
  })
  parser.on('opentag', ({ name }) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new SpreadsheetError('damaged')
    open?.(withoutPrefix(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(withoutPrefix(name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.write(xml).close()
  // Truncated: half of a list would look like the whole.
  if (depth > 0) throw new SpreadsheetError('damaged')
}
