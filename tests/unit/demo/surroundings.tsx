import { routes as demoRoutes } from '@src/views/demo/routes'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

const ROW = 50
const WINDOW = 600

/** Sets heights, which a virtual list needs and jsdom does not compute. */
function drawHeights() {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
  Element.prototype.scrollTo = () => undefined
}

/** Opens demo pages as an account, with fresh sample data for each test. */
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
