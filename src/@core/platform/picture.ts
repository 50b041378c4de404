import { idle } from './connection'
import { writeTab } from './tabStorage'

/**
 * The picture of a page: how it looked when it was left (`docs/decisions/0101-what-a-reload-shows-first.md`).
 * index.html shows it after a reload, before any code of the application has run; it takes no input and is not read
 * out.
 */
const PICTURE = 'lastPicture'
const STYLE = 'lastStyle'
/** A page as long as this is not kept: the storage of a tab also holds what its user types. */
const MOST_CHARACTERS = 500_000

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

/** Whether a visible part of the page still waits for its content; those far below load when they come into sight. */
const isWaiting = (root: Element) =>
  !root.querySelector('main h1') || [...root.querySelectorAll('main .skeleton')].some(isInSight)

let rulesKept = 0

/**
 * Keeps all style rules but those of index.html as text: files would arrive later than the picture, and libraries
 * insert rules that are in no text of the page. Writing them takes 20 ms, which nobody should wait for when leaving.
 */
function keepStyle(): void {
  const [, ...sheets] = document.styleSheets
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules])
  if (rules.length === rulesKept) return
  rulesKept = rules.length
  writeTab(STYLE, rules.map(({ cssText }) => cssText).join('\n'))
}

/** The pause until the page has loaded its styles, in milliseconds. */
const STYLED_MS = 1000

/** Prepares pictures of the pages that this tab leaves. */
export function preparePictures(): void {
  setTimeout(() => void idle().then(keepStyle), STYLED_MS)
}

/** The addresses of the scripts that index.html names, which identify the build. */
export const scriptsOfPage = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)

const EMPTY_IMAGE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

function copyOf(root: Element): string {
  const copy = root.cloneNode(true) as Element
  // Their addresses end with the page that is being left; the room that they take stays.
  for (const image of copy.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')) image.src = EMPTY_IMAGE
  return copy.innerHTML
}

/** Keeps a picture of a page for its reload; index.html compares the person, the address, the window and the build. */
export function keepPicture(person: number): void {
  const root = document.getElementById('root')
  const html = root && !isWaiting(root) ? copyOf(root) : ''
  if (!html || html.length > MOST_CHARACTERS) return
  const { documentElement } = document
  const hasScrollbar = window.innerWidth > documentElement.clientWidth
  keepStyle()
  writeTab(PICTURE, {
    at: Date.now(),
    of: [
      person,
      window.location.pathname,
      documentElement.lang,
      window.innerWidth,
      window.innerHeight,
      ...scriptsOfPage(),
    ].join(),
    html,
    style: `${documentElement.style.cssText}; overflow-y: ${hasScrollbar ? 'scroll' : 'hidden'}`,
    skin: documentElement.dataset.skin,
    top: window.scrollY,
  })
}

export const forgetPicture = (): void => writeTab(PICTURE, null)

/**
 * How long the content is complete before the picture goes, in milliseconds, since parts of a page come one after the
 * other, and how long the picture outlasts the first content at most.
 */
const QUIET_MS = 100
const REST_MS = 1000

/** Removes the picture as soon as the page behind it has its content. */
export function removePicture(): void {
  const picture = document.getElementById('picture')
  const root = document.getElementById('root')
  if (!picture || !root) return
  let quiet: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  const remove = () => {
    picture.remove()
    observer.disconnect()
    clearTimeout(quiet)
    clearTimeout(rest)
  }
  const look = () => {
    if (isWaiting(root)) {
      clearTimeout(quiet)
      quiet = undefined
      return
    }
    quiet ??= setTimeout(remove, QUIET_MS)
    rest ??= setTimeout(remove, REST_MS)
  }
  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true })
  look()
}
