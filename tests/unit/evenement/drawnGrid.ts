import { afterEach, beforeEach, vi } from 'vitest'

/** The test's document draws nothing, and the library hides what is on a grid of hours until that has a height. */
export function drawGrids(): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1)
  })
  afterEach(() => vi.restoreAllMocks())
}
