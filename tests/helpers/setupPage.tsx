import { setTimeout } from 'node:timers/promises'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterAll, afterEach, vi } from 'vitest'

// The first page of a file waits for its modules to be compiled.
configure({ asyncUtilTimeout: 8000 })

// The real one needs a browser that selects text; the end-to-end tests type into it.
vi.mock('@src/views/demo/shared/RichTextHost', () => ({
  RichTextHost: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
}))

// The test's document draws nothing: of a chart it has the table.
vi.mock('@core/charts/ChartHost', () => ({ ChartHost: () => null }))

// jsdom has no `innerText`, by which SweetAlert writes its titles as text.
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  configurable: true,
  get(this: HTMLElement) {
    return this.textContent
  },
  set(this: HTMLElement, text: string) {
    this.textContent = text
  },
})

/** Longer than a dialog that closes waits before it gives the focus back. */
const DIALOG_REST_MS = 150

// News of one test would stand on the page of the next, with a button that undoes what the next did not do; so would a
// dialog that nobody has answered.
afterEach(async () => {
  cleanup()
  toast.remove()
  if (!document.querySelector('.swal2-container')) return
  const { default: Swal } = await import('sweetalert2/dist/sweetalert2.js')
  Swal.close()
  await setTimeout(DIALOG_REST_MS)
})

// After the file there is no document to give the focus back in.
afterAll(() => setTimeout(DIALOG_REST_MS))
