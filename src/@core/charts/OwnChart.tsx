import { useNear } from '@core/hooks/scroll/useNear'
import { lazy, Suspense, useRef } from 'react'
import type { OwnChartProps } from './ownChartProps'
import './charts.scss'

const Host = lazy(() => import('./OwnChartHost').then((module) => ({ default: module.OwnChartHost })))

const waiting = <span className="skeleton chart-skeleton" />

/** A chart of a kind that the product does not use, in its look, with a table of the same values for screen readers. */
export function OwnChart(props: OwnChartProps) {
  const { label, rows, height } = props
  const box = useRef<HTMLElement>(null)
  const isNear = useNear(box)
  return (
    <figure ref={box} className="chart" style={{ blockSize: height }}>
      <div aria-hidden className="chart-drawing">
        {isNear ? (
          <Suspense fallback={waiting}>
            <Host {...props} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <tbody>
            {rows.map(([head, ...values], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a drawing have their places
              <tr key={index}>
                <th scope="row">{head}</th>
                <td>{values.join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
