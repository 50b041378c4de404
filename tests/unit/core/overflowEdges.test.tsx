import { useOverflowEdges } from '@core/hooks/scroll/useOverflowEdges'
import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: () => void) {}
      /** A browser reports every element once after it begins to observe it. */
      observe() {
        setTimeout(this.tell)
      }
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function Row({ words }: { words: readonly string[] }) {
  const row = useRef<HTMLUListElement>(null)
  useOverflowEdges(row)
  return (
    <ul ref={row}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}

it('a row says that it goes on as soon as what arrives later is too long for it', async () => {
  const { rerender } = render(<Row words={[]} />)
  const row = screen.getByRole('list')
  Object.defineProperty(row, 'clientWidth', { value: 100 })
  Object.defineProperty(row, 'scrollWidth', { get: () => 60 * row.children.length })
  rerender(<Row words={['Espèces']} />)
  await waitFor(() => expect(row).toHaveTextContent('Espèces'))
  expect(row).not.toHaveAttribute('data-more-after')
  rerender(<Row words={['Espèces', 'Chèque']} />)
  await waitFor(() => expect(row).toHaveAttribute('data-more-after'))
  expect(row).not.toHaveAttribute('data-more-before')
})
