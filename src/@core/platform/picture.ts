import { idle } from './connection'
import { writeTab } from './tabStorage'

/**
 * The picture of a page: how it looked when it was left (`docs/decisions/0101-what-a-reload-shows-first.md`).
 * index.html shows it after a reload, before any code of the application has run; it takes no input and is not read
 * out.
 */
const PICTURE = 'lastPicture'
/** A page as long as this is not kept: the storage of a tab also holds what its user types. */
const MOST_CHARACTERS = 500_000

const shown = () => document.getElementById('picture')

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}

const hasContent = (root: Element) => root.querySelector('main h1') !== null

/** Whether a visible part of the page still waits for its content; those far below load when they come into sight. */
const isWaiting = (root: Element) => !hasContent(root) || [...root.querySelectorAll('main .skeleton')].some(isInSight)

/** The rules of a style sheet; none of one from another host, as extensions of a browser add them. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/**
 * The style rules of the page, but those of the first sheet, which index.html brings: files would arrive later than the
 * picture, and libraries insert rules that are in no text of the page.
 */
function currentRules(): CSSRule[] {
  const [, ...sheets] = document.styleSheets
  return sheets.filter(({ ownerNode }) => !shown()?.contains(ownerNode)).flatMap(rulesOf)
}

/** The text of each rule: the browser writes it anew each time it is asked. */
const texts = new WeakMap<CSSRule, string>()

function textOf(rule: CSSRule): string {
  const text = texts.get(rule) ?? rule.cssText
  texts.set(rule, text)
  return text
}

/** The pause until the page has loaded its styles, in milliseconds. */
const STYLED_MS = 1000
/** The rules that are written in a row: a slow phone needs some milliseconds for them. */
const RULES_AT_ONCE = 100

async function writeRules(): Promise<void> {
  const rules = currentRules()
  for (let first = 0; first < rules.length; first += RULES_AT_ONCE) {
    await idle()
    rules.slice(first, first + RULES_AT_ONCE).forEach(textOf)
  }
}

/** Writes the style rules ahead, which takes 20 ms on a fast machine: nobody should wait for it when leaving a page. */
export function preparePicture(): void {
  setTimeout(() => void writeRules(), STYLED_MS)
}

/** The addresses of the scripts that index.html names, which identify the build. */
export const scriptsOfPage = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => src)

const EMPTY_IMAGE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/** The page as one element that nobody can use, with its style. */
function pictureOf(root: Element): string {
  const picture = root.cloneNode(true) as HTMLElement
  picture.id = 'picture'
  picture.setAttribute('inert', '')
  picture.setAttribute('aria-hidden', 'true')
  const { style, clientWidth } = document.documentElement
  picture.style.cssText = style.cssText
  if (window.innerWidth > clientWidth) picture.style.overflowY = 'scroll'
  // Their addresses end with the page that is being left; the room that they take stays.
  for (const image of picture.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')) image.src = EMPTY_IMAGE
  const rules = document.createElement('style')
  rules.textContent = currentRules().map(textOf).join('\n')
  picture.append(rules)
  return picture.outerHTML
}

/**
 * Keeps a picture of a page for its reload. index.html shows it to the same person at the same address, in the same
 * language, width and build.
 */
export function keepPicture(person: number): void {
  const root = document.getElementById('root')
  if (!root || isWaiting(root)) return
  const html = pictureOf(root)
  if (html.length > MOST_CHARACTERS) return
  const { pathname, search } = window.location
  writeTab(PICTURE, {
    at: Date.now(),
    key: [person, pathname + search, document.documentElement.lang, window.innerWidth, ...scriptsOfPage()].join(),
    html,
    top: window.scrollY,
  })
}

export const forgetPicture = (): void => writeTab(PICTURE, null)

/** How long the content is complete before the picture goes, in milliseconds: parts of a page come one by one. */
const QUIET_MS = 100
/** How long the picture outlasts the first content at most, in milliseconds. */
const REST_MS = 1000
/** What a person does to a page, which has to show what it is done to. */
const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const

/** Removes the picture as soon as the page behind it has its content, or has some and is used. */
export function removePicture(): void {
  const picture = shown()
  const root = document.getElementById('root')
  if (!picture || !root) return
  let quiet: ReturnType<typeof setTimeout> | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  const remove = () => {
    picture.remove()
    observer.disconnect()
    clearTimeout(quiet)
    clearTimeout(rest)
    for (const input of INPUTS) window.removeEventListener(input, use, true)
  }
  const use = () => {
    if (hasContent(root)) remove()
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
  for (const input of INPUTS) window.addEventListener(input, use, true)
  look()
}
