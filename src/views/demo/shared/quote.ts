import { escapeHtml } from './escapeHtml'
import { cleanHtml } from './sanitizeHtml'

const isBlank = (node: Node) => (node.textContent ?? '').trim() === ''
const isQuotation = (node: Node) => node.nodeName === 'BLOCKQUOTE'
/** The line that introduces a quotation ends in a colon. */
const introduces = (node: Node) => /:\s*$/.test(node.textContent ?? '')

/**
 * Removes the quotation at the end of a message with its introducing line. Returns null when there is no quotation, or
 * when the message is nothing else.
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

/** The text of a message, line by line, without its own quotations. */
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

/** The quotation of a message for an answer: one blockquote per line, as the editor stores them. */
export const quotationOf = (html: string) =>
  linesOf(html)
    .map((line) => `<blockquote>${escapeHtml(line)}</blockquote>`)
    .join('')

const htmlOf = (fragment: DocumentFragment) => {
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

/** The text of a draft without its quotation; null when it has none. */
export function withoutQuote(html: string): string | null {
  if (!html.includes('<blockquote')) return null
  const { fragment } = cleanHtml(`<p>.</p>${html}`)
  if (!takeQuote(fragment)) return null
  fragment.firstChild?.remove()
  return htmlOf(fragment)
}
