import { demoRoutes } from '@src/views/demo/routes'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

const ROW = 50
const WINDOW = 600

/** The test's document draws nothing: a list that shows what is in sight has to be told how high things are. */
function drawHeights() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
  Element.prototype.scrollTo = () => undefined
}

/** Opens the demo areas' pages as an account; each time with the sample data as it was at first. */
export function demoPages() {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startBackend()
  })
  afterAll(() => backend.stop())
  beforeEach(drawHeights)
  afterEach(() => sessionStorage.clear())
  return (address: string, username = 'candidat') => openPage(backend, demoRoutes, address, { username })
}
