import { setTimeout } from 'node:timers/promises'
import type { ChartHostProps } from '@core/charts/ChartHost'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { toast } from 'react-hot-toast'
import { afterAll, afterEach, vi } from 'vitest'
import { engineOf, quicken } from './quickSelectors'

quicken(engineOf(document))

// React records where each element was created, which takes a tenth of a page's time and only lengthens its messages.
// It does so for ten thousand elements a second, and is told here that this number is used up.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {}, configurable: true })

// A query that waits fails many times before it succeeds. Each failure would print the page, which takes a twentieth of
// all processor time; only the last one is read, which comes from outside of the waiting.
const { getElementError: inFull } = getConfig()
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

configure({
  // The first page of a file waits until its modules are compiled.
  asyncUtilTimeout: 25_000,
  getElementError: (message, container) => (isWaiting() ? new Error(message ?? '') : inFull(message, container)),
})

// The real editor needs a browser with text selection; the end-to-end tests type into it.
vi.mock('@src/views/demo/shared/RichTextHost', () => ({
  RichTextHost: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
}))

vi.mock('@src/views/demo/shared/useQuill', () => ({ useQuill: () => null }))

// jsdom has no workers. Tests read the content of a paper, and those in `tests/unit/papiers` the drawn file.
vi.mock('@core/pdf/paper/makePdf', () => ({
  makePdf: async (file: unknown) => new Blob([JSON.stringify(file)], { type: 'application/pdf' }),
}))

// jsdom draws nothing, so tests read the table of a chart. The stub is the same in every test: files share their
// modules, and a page keeps the first host that it has loaded.
const drawing = { getSvgString: async () => '<svg xmlns="http://www.w3.org/2000/svg"><style></style></svg>' }
vi.mock('@core/charts/ChartHost', () => ({
  ChartHost: ({ onDrawn }: ChartHostProps) => <span ref={() => onDrawn?.(drawing)} data-drawn />,
}))
vi.mock('@core/charts/OwnChartHost', () => ({ OwnChartHost: () => null }))

// jsdom has no `innerText`, which SweetAlert uses to write its titles.
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  configurable: true,
  get(this: HTMLElement) {
    return this.textContent
  },
  set(this: HTMLElement, text: string) {
    this.textContent = text
  },
})

// jsdom reads no pictures.
HTMLImageElement.prototype.decode = async () => undefined
// It lays nothing out either, so a page has nowhere to scroll to.
window.scrollTo = () => {}

/** Longer than the delay with which a closed dialog gives the focus back. */
const DIALOG_REST_MS = 150

// A toast or an open dialog would stay on the page of the next test, with an undo for the data of another test.
afterEach(async () => {
  cleanup()
  toast.remove()
  if (!document.querySelector('.swal2-container')) return
  const { default: Swal } = await import('sweetalert2/dist/sweetalert2.js')
  Swal.close()
  await setTimeout(DIALOG_REST_MS)
})

afterAll(async () => {
  // The end of a file cancels running imports. A part of a page that was being loaded would then be missing from that
  // page in every later file of the worker.
  await vi.dynamicImportSettled()
  // After the file no document exists that could take the focus.
  await setTimeout(DIALOG_REST_MS)
})
