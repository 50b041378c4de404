const PRINTED = 'is-printed'
/** The width of an A4 page between its margins. */
const PAPER_WIDTH = 680

/** Prints one part of the page alone, as wide as the paper at most; `charts.scss` hides everything beside it. */
export function printPart(part: HTMLElement): void {
  const width = Math.max(1, part.offsetWidth)
  part.style.setProperty('--printed-width', `${width}px`)
  part.style.setProperty('--printed-zoom', String(Math.min(1, PAPER_WIDTH / width)))
  part.classList.add(PRINTED)
  window.addEventListener('afterprint', () => part.classList.remove(PRINTED), { once: true })
  window.print()
}
