import { Blank } from '@core/components/states/Blank'
import { type ReactNode, useId } from 'react'

interface CoutTableProps {
  title: string
  text?: string
  /** The first column names the row; the last one is a difference where a row can lose money. */
  columns: readonly string[]
  /** Columns that a phone leaves out, so that it shows the last one without scrolling. */
  desktopOnly?: readonly string[]
  rows: readonly { id: string | number; isLoss?: boolean; cells: readonly ReactNode[] }[]
}

/**
 * A small table of figures; unknown values stay blank. Every table has links, so that the keyboard reaches its scrolled
 * part.
 */
export function CoutTable({ title, text, columns, desktopOnly = [], rows }: CoutTableProps) {
  const id = useId()
  const classOf = (column = '') => (desktopOnly.includes(column) ? 'cout-desktop' : undefined)
  return (
    <section className="card cout-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text ? <p className="muted">{text}</p> : null}
      <div className="cout-scroll">
        <table className="cout-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={classOf(column)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: row, isLoss, cells: [name, ...cells] }) => (
              <tr key={row} className={isLoss ? 'cout-loss-row' : undefined}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className={classOf(columns[index + 1])}>
                    {cell || <Blank />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
