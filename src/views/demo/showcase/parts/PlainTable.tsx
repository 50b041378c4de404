import type { ReactNode } from 'react'

interface PlainTableProps {
  label: string
  head: readonly ReactNode[]
  rows: readonly { id: string | number; cells: readonly ReactNode[]; className?: string }[]
  className?: string
}

/** A plain table: no sorting, no pages. It scrolls sideways by itself. */
export function PlainTable({ label, head, rows, className = '' }: PlainTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className="plain-table" aria-label={label} tabIndex={0}>
      <table className={`table ${className}`.trim()}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have their places
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, className: look }) => (
            <tr key={id} className={look}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have their places
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
