import { useNear } from '@core/hooks/scroll/useNear'
import { lazy, Suspense, useRef } from 'react'
import type { ChartDrawing } from './ChartHost'
import { ChartTable } from './ChartTable'
import type { ChartProps } from './types'
import './charts.scss'

const Host = lazy(() => import('./ChartHost').then((module) => ({ default: module.ChartHost })))

interface ChartOwnProps extends ChartProps {
  /** Hands over the drawing, for its picture. */
  onDrawn?: (drawing: ChartDrawing) => void
}

const waiting = <span className="skeleton chart-skeleton" />

/**
 * A chart that reserves its size until it comes near the visible part and the chart library is loaded, with a table of
 * the same values for screen readers.
 */
export function Chart({ onDrawn, ...props }: ChartOwnProps) {
  const { label, series, categories, height, format, linkOf } = props
  const box = useRef<HTMLElement>(null)
  const isNear = useNear(box)
  return (
    <figure ref={box} className={linkOf ? 'chart is-linked' : 'chart'} style={{ blockSize: height }}>
      <div aria-hidden className="chart-drawing">
        {isNear ? (
          <Suspense fallback={waiting}>
            <Host {...props} onDrawn={onDrawn} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
      <div className="visually-hidden">
        {/* Without links, because an element that takes the focus must be visible, as in the table of `ChartCard`. */}
        <ChartTable label={label} series={series} categories={categories} format={format} />
      </div>
    </figure>
  )
}
