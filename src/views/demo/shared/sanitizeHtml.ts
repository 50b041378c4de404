import createPurifier, { type Config } from 'dompurify'

const TAGS = [
  ...[
    'a',
    'abbr',
    'b',
    'blockquote',
    'br',
    'caption',
    'cite',
    'code',
    'col',
    'colgroup',
    'dd',
    'del',
    'div',
    'dl',
    'dt',
  ],
  ...['em', 'figcaption', 'figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark'],
  ...['ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot'],
  ...['th', 'thead', 'time', 'tr', 'u', 'ul'],
]
const ATTRIBUTES = [
  'align',
  'alt',
  'colspan',
  'dir',
  'height',
  'href',
  'lang',
  'rowspan',
  'src',
  'start',
  'title',
  'width',
]

/** No style, class or id: a message must not imitate the application or load resources through its style sheet. */
const CONFIG = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Excludes other schemes, above all javascript:, and relative addresses.
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i
const REMOTE = /^https?:/i

export interface CleanHtml {
  fragment: DocumentFragment
  /** The number of remote pictures it contains. */
  heldBack: number
}

/** Collects results for the hook that the library calls during sanitising. */
let run = { heldBack: 0 }

function cleanLink(link: Element) {
  if (!link.hasAttribute('href')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer nofollow')
}

function cleanImage(image: Element) {
  const source = image.getAttribute('src')?.trim() ?? ''
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  if (REMOTE.test(source)) {
    run.heldBack += 1
    image.removeAttribute('src')
    image.setAttribute('class', 'image-held')
  } else if (!DATA_IMAGE.test(source)) image.remove()
}

const purifier = createPurifier(window)
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') cleanLink(node)
  if (node.nodeName === 'IMG') cleanImage(node)
})

/**
 * Sanitises third-party HTML: text, structure, external links and embedded pictures remain; the content-security policy
 * blocks all others. All such HTML must pass through this function.
 */
export function cleanHtml(html: string): CleanHtml {
  run = { heldBack: 0 }
  // The library returns nothing for a page of frames, despite its types.
  const fragment: DocumentFragment | null = purifier.sanitize(withoutHandlers(html), CONFIG)
  return { fragment: fragment ?? document.createDocumentFragment(), heldBack: run.heldBack }
}

/** The same as an HTML text for an editor, without pictures. */
export function cleanHtmlText(html: string): string {
  const holder = document.createElement('div')
  holder.append(cleanHtml(html).fragment)
  return holder.innerHTML
}

const TAG = /<[a-z][^>]*>/gi
const HANDLER = /[\s/"']on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi

/**
 * Removes event-handler attributes. The library removes them as well, but the browser reports each one while parsing.
 */
export const withoutHandlers = (html: string) => html.replace(TAG, (tag) => tag.replace(HANDLER, ' '))

const BLOCKS = 'p, div, br, li, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre'

/** The plain text of HTML on one line, for a list. Nothing is executed or loaded. */
export function textOfHtml(html: string): string {
  const { fragment } = cleanHtml(html)
  for (const block of fragment.querySelectorAll(BLOCKS)) block.after(' ')
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** An address that a link may open; null for any other. */
export function safeUrl(url: string): string | null {
  const text = url.trim()
  return /^(?:https?|mailto|tel|blob):/i.test(text) || /^data:[\w.+-]+\/[\w.+-]+/i.test(text) ? text : null
}
