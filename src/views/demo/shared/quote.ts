import { escapeHtml } from './escapeHtml'
import { cleanHtml } from './sanitizeHtml'

const isBlank = (node: Node) => (node.textContent ?? '').trim() === ''
const isQuotation = (node: Node) => node.nodeName === 'BLOCKQUOTE'
/** The line before a quotation that names who wrote it. */
const introduces = (node: Node) => /:\s*$/.test(node.textContent ?? '')

/**
 * Takes what is quoted at the end of a message out of it, with the line that introduces it. Null where nothing is
 * quoted, and where the message is nothing but a quotation.
 */
export function takeQuote(message: DocumentFragment): DocumentFragment | null {
  const nodes = [...message.childNodes]
  const isKept = (node: Node) => !isBlank(node) && !isQuotation(node)
  const last = nodes.findLastIndex(isKept)
  const start = last >= 0 && introduces(nodes[last] ?? message) ? last : last + 1
  const rest = nodes.slice(0, start)
  if (!nodes.slice(start).some(isQuotation) || rest.every(isBlank)) return null
  const quote = document.createDocumentFragment()
  quote.append(...nodes.slice(start))
  return quote
}

const BLOCKS = 'p, div, br, li, tr, h1, h2, h3, h4, h5, h6, pre, blockquote'

/** What a message says, line by line, without what it quotes itself. */
function linesOf(html: string): string[] {
  const { fragment } = cleanHtml(html)
  takeQuote(fragment)
  for (const item of fragment.querySelectorAll('li')) item.prepend('• ')
  for (const block of fragment.querySelectorAll(BLOCKS)) block.after('\n')
  return (fragment.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** A message as it is quoted in an answer: a quotation for each line, as the editor keeps them. */
export const quotationOf = (html: string) =>
  linesOf(html)
    .map((line) => `<blockquote>${escapeHtml(line)}</blockquote>`)
    .join('')

const htmlOf = (fragment: DocumentFragment) => {
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

/** A message that is being written without what it quotes; null where it quotes nothing. */
export function withoutQuote(html: string): string | null {
  if (!html.includes('<blockquote')) return null
  const { fragment } = cleanHtml(`<p>.</p>${html}`)
  if (!takeQuote(fragment)) return null
  fragment.firstChild?.remove()
  return htmlOf(fragment)
}
