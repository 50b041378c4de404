import { setTimeout } from 'node:timers/promises'
import type { ChartHostProps } from '@core/charts/ChartHost'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { toast } from 'react-hot-toast'
import { afterAll, afterEach, vi } from 'vitest'
import { engineOf, quicken } from './quickSelectors'

quicken(engineOf(document))

// React notes for each element where it was made, which takes a tenth of a page's time and says no more than a longer
// message: it does so for ten thousand in a second and is told that they are used up.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {}, configurable: true })

// The first page of a file waits until its modules are compiled.
configure({ asyncUtilTimeout: 25_000 })

// The real editor needs a browser with text selection; the end-to-end tests type into it.
vi.mock('@src/views/demo/shared/RichTextHost', () => ({
  RichTextHost: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
}))

vi.mock('@src/views/demo/shared/useQuill', () => ({ useQuill: () => null }))

// jsdom has no workers: tests read what a paper says, those of `tests/unit/papiers` the drawn file.
vi.mock('@core/pdf/paper/makePdf', () => ({
  makePdf: async (file: unknown) => new Blob([JSON.stringify(file)], { type: 'application/pdf' }),
}))

// jsdom draws nothing: tests read the table of a chart.
// The same in every test: files share their modules, and a page keeps the first host that it has loaded.
const drawing = { dataURI: async () => ({ imgURI: 'data:image/png;base64,AAAA' }) }
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

/** Longer than the delay with which a closed dialog gives the focus back. */
const DIALOG_REST_MS = 150

// A toast or an unanswered dialog of one test would stay on the page of the next, with an undo for another test's data.
afterEach(async () => {
  cleanup()
  toast.remove()
  if (!document.querySelector('.swal2-container')) return
  const { default: Swal } = await import('sweetalert2/dist/sweetalert2.js')
  Swal.close()
  await setTimeout(DIALOG_REST_MS)
})

afterAll(async () => {
  // A file ends the loading of what is under way: a part of a page that was being loaded then would be missing from that
  // page in every later file of the worker.
  await vi.dynamicImportSettled()
  // After the file there is no document that could take the focus.
  await setTimeout(DIALOG_REST_MS)
})
