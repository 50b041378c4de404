/** The page numbers to show; a gap is a negative number, different for each gap. */
export function shownPages(page: number, last: number): number[] {
  const near = (one: number) => one === 1 || one === last || Math.abs(one - page) <= 1
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(near)
  return shown.flatMap((one, index) => (index > 0 && one - (shown[index - 1] ?? one) > 1 ? [-one, one] : [one]))
}
