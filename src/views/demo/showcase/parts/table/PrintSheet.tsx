import { printPart } from '@core/charts/printPart'
import { useEffect, useRef } from 'react'
import type { Grid } from './grid'
// Hides everything beside the printed part.
import '@core/charts/charts.scss'

interface PrintSheetProps {
  title: string
  grid: Grid
  onPrinted: () => void
}

/** A table that is visible only on paper; it prints as soon as it is shown. */
export function PrintSheet({ title, grid, onPrinted }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true })
    if (sheet.current) printPart(sheet.current)
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  return (
    <div ref={sheet} className="print-sheet">
      <h2>{title}</h2>
      <table className="table">
        <thead>
          <tr>
            {grid.heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have their places
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
