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

/** No style, no class, no id: nothing of a message may dress up as the application or fetch by its style sheet. */
const CONFIG = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Anything with another scheme, javascript: above all, and what is relative to a page that a message does not know.
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i
const REMOTE = /^https?:/i

export interface CleanHtml {
  fragment: DocumentFragment
  /** How many pictures of other sites it names. */
  heldBack: number
}

/** What a run finds, for the hook that the library calls in the middle of it. */
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
 * HTML that somebody else wrote, made harmless: what remains is text, its structure, links that open elsewhere and the
 * pictures that it brings along; the content-security policy lets no others in. The one way for such HTML onto a page.
 */
export function cleanHtml(html: string): CleanHtml {
  run = { heldBack: 0 }
  // The library answers nothing at all to a page of frames, whatever its types say.
  const fragment: DocumentFragment | null = purifier.sanitize(withoutHandlers(html), CONFIG)
  return { fragment: fragment ?? document.createDocumentFragment(), heldBack: run.heldBack }
}

/** The same as text, for an editor that starts from it: its pictures stay away. */
export function cleanHtmlText(html: string): string {
  const holder = document.createElement('div')
  holder.append(cleanHtml(html).fragment)
  return holder.innerHTML
}

const TAG = /<[a-z][^>]*>/gi
const HANDLER = /[\s/"']on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi

/** Without the handlers in its tags. The library takes them out as well, but the browser reports each as it reads it. */
export const withoutHandlers = (html: string) => html.replace(TAG, (tag) => tag.replace(HANDLER, ' '))

const BLOCKS = 'p, div, br, li, tr, td, th, h1, h2, h3, h4, h5, h6, blockquote, pre'

/** What HTML says, on one line: for a list. Nothing of it is run or fetched. */
export function textOfHtml(html: string): string {
  const { fragment } = cleanHtml(html)
  for (const block of fragment.querySelectorAll(BLOCKS)) block.after(' ')
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** An address that a link of ours may lead to; null for anything else. */
export function safeUrl(url: string): string | null {
  const text = url.trim()
  return /^(?:https?|mailto|tel|blob):/i.test(text) || /^data:[\w.+-]+\/[\w.+-]+/i.test(text) ? text : null
}
