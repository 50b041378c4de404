import { afterEach, beforeEach, vi } from 'vitest'

/** jsdom has no layout, and the library hides the events of a time grid without height. */
export function drawGrids(): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1)
  })
  afterEach(() => vi.restoreAllMocks())
}
