import { lazy, Suspense } from 'react'
import type { ChartProps } from './types'
import './charts.scss'

const Host = lazy(() => import('./ChartHost').then((module) => ({ default: module.ChartHost })))

/** A chart that reserves its size while the chart library loads, with a table of the same values for screen readers. */
export function Chart(props: ChartProps) {
  const { label, series, categories, height, format = String } = props
  return (
    <figure className="chart" style={{ blockSize: height }}>
      <div aria-hidden className="chart-drawing">
        <Suspense fallback={<span className="skeleton chart-skeleton" />}>
          <Host {...props} />
        </Suspense>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((category, index) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {series.map(({ name, data }) => (
                  <td key={name}>{data[index] === undefined ? '' : format(data[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
