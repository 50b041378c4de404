/** The most controls of a page that are pressed, because a long list repeats itself. */
export const CONTROLS = 70

export interface Control {
  /** Equal for controls that do the same, such as those of each row of a list. */
  key: string
  name: string
  /** Whether it is the current choice, so that pressing it may do nothing. */
  isChosen: boolean
  /** Whether it opens a menu, perhaps only by a right or a double click. */
  opensMenu: boolean
}

/** Counts what happens in the page from now on; runs in the browser. */
export function listen(): void {
  const here = window as unknown as { effects: number; watch?: MutationObserver }
  here.watch?.disconnect()
  here.effects = 0
  const count = () => {
    here.effects += 1
  }
  here.watch = new MutationObserver(count)
  here.watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  window.print = count
  navigator.clipboard.writeText = async () => count()
  // The focus on the pressed control itself does not count as an effect.
  addEventListener('focusin', ({ target }) => (target as Element).matches('[data-crawled=now]') || count())
  addEventListener('scroll', count, { capture: true, once: true })
  // Resetting an unchanged form shows no change in the page, and full screen changes the screen instead of the page.
  addEventListener('reset', count, { capture: true, once: true })
  addEventListener('fullscreenchange', count, { capture: true, once: true })
  for (const media of document.querySelectorAll('video, audio')) media.addEventListener('play', count, { once: true })
}

/** Marks the next control that was not pressed yet; runs in the browser. */
export function nextControl(tried: string[]): Control | null {
  document.querySelector('[data-crawled=now]')?.setAttribute('data-crawled', 'done')
  const all = document.querySelectorAll<HTMLElement>(
    'button, summary, input[type=checkbox], input[type=radio], input[type=submit], [role=button], [role=tab], [role=switch], [role=menuitem]',
  )
  for (const element of all) {
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    if (element.closest('[disabled], [aria-disabled=true], [inert], [aria-hidden=true]')) continue
    const label = (element as HTMLInputElement).labels?.[0]?.innerText
    const name = (element.getAttribute('aria-label') || element.innerText || label || element.title || '').trim()
    if (/déconnect|réinitialiser la démo/i.test(name)) continue
    // Controls that look alike in the same kind of place do the same, whatever row they are in.
    const line = element.closest('tr, li, [role=row], [role=listitem], .card')
    const path = line ? `${line.className} ${element.className}` : name.replace(/\d+/g, '#')
    const key = `${element.tagName} ${path}`
    if (tried.filter((one) => one === key).length >= (line ? 2 : 1)) continue
    if (element.dataset.crawled === 'done') continue
    const isChosen =
      ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current'].some((state) =>
        ['true', 'page', 'step', 'date'].includes(element.getAttribute(state) ?? ''),
      ) ||
      ((element as HTMLInputElement).type === 'radio' && (element as HTMLInputElement).checked)
    element.dataset.crawled = 'now'
    return { key, name: name.slice(0, 60), isChosen, opensMenu: element.ariaHasPopup === 'menu' }
  }
  return null
}
