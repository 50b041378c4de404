/** The undos that the shown toasts offer, the newest last. */
const offers: (() => void)[] = []

/** For `ToasterHost` only: Ctrl+Z takes this undo while its toast is shown; returns a function that withdraws it. */
export function offerUndo(take: () => void): () => void {
  offers.push(take)
  return () => {
    const at = offers.indexOf(take)
    if (at >= 0) offers.splice(at, 1)
  }
}

/** Takes the undo of the newest toast; false when none offers one. */
export function takeNewestUndo(): boolean {
  const take = offers.pop()
  take?.()
  return take !== undefined
}
