import { Link } from 'react-router-dom'
import { totalOf } from './summary'
import type { ChartProps } from './types'

interface ChartTableProps extends Pick<ChartProps, 'label' | 'series' | 'categories' | 'format' | 'linkOf'> {
  /** The head of the column of categories. */
  over?: string
  /** The name of a last row with the sums. */
  total?: string
}

/** The values of a chart as a table; those with a list behind them are links to it. */
export function ChartTable({ label, series, categories, format = String, linkOf, over, total }: ChartTableProps) {
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          {over === undefined ? <td /> : <th scope="col">{over}</th>}
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and rows never move
          <tr key={row}>
            <th scope="row">{category}</th>
            {series.map(({ name, data }, column) => (
              <td key={name}>
                <Value value={data[row]} format={format} to={linkOf?.(column, row)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total === undefined ? null : (
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            {series.map(({ name, data }) => (
              <td key={name}>{format(totalOf(data))}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

interface ValueProps {
  value: number | null | undefined
  format: (value: number) => string
  to: string | null | undefined
}

function Value({ value, format, to }: ValueProps) {
  if (value === null || value === undefined) return null
  return to ? <Link to={to}>{format(value)}</Link> : format(value)
}
