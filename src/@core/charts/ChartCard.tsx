import { Button } from '@core/components/Button'
import { ErrorState } from '@core/components/states/ErrorState'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from './Chart'
import type { ChartDrawing } from './ChartHost'
import { ChartMenu } from './ChartMenu'
import { ChartTable } from './ChartTable'
import type { ChartAbout, ChartFile } from './files'
import type { ChartProps } from './types'
import { useSummary } from './useSummary'

interface ChartCardProps {
  /** The heading, the name of the chart and of its files. */
  title: string
  /** A sentence below the heading on what the figures count. */
  summary?: ReactNode
  chart: Omit<ChartProps, 'label' | 'height' | 'legend' | 'spark'>
  height?: number
  /** The head of the column of categories: `Mois`. */
  over: string
  /** False for shares and averages, whose sum says nothing. */
  isAdditive?: boolean
  /** How the file writes the values: `amount` with three decimals. */
  valueKind?: ChartFile['valueKind']
  /** Whose figures they are and of which period, for the picture and the file names. */
  about?: ChartAbout
  /** The days of the categories as the file writes them, such as `2026-11-01`; the categories by default. */
  keys?: readonly string[]
  /** In the head, before the switch to the table. */
  actions?: ReactNode
  isLoading?: boolean
  error?: boolean
  errorText?: string
  onRetry?: () => void
  /** In place of a chart without categories. */
  empty?: ReactNode
  /** Below the chart: a button for the values that it does not show yet. */
  more?: ReactNode
}

const HEIGHT = 280

/**
 * A card with a chart, a switch to its values as a table whose cells lead to the lists behind them, sentences for
 * screen readers, and a menu to print and keep it. Pages that show one name `chart` among their `words`.
 */
export function ChartCard(props: ChartCardProps) {
  const { title, summary, chart, height = HEIGHT, actions, isLoading, error } = props
  const { t } = useTranslation('chart')
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const drawing = useRef<ChartDrawing>(null)
  const [isTable, setTable] = useState(false)
  const hasLegend = chart.series.length > 1 || chart.kind === 'donut'
  const whole: ChartProps = { ...chart, label: title, height, legend: hasLegend }
  const isReady = !isLoading && !error && chart.categories.length > 0
  const { over, valueKind = 'number', about, keys } = props
  const file: ChartFile = { over, valueKind, about, keys }
  return (
    <section ref={card} className="card chart-card" aria-labelledby={id} aria-busy={isLoading}>
      <div className="chart-head">
        <div>
          <h2 id={id}>{title}</h2>
          {summary ? <p className="muted">{summary}</p> : null}
        </div>
        <div className="chart-tools">
          {actions}
          {isReady ? (
            <>
              <Button
                look="ghost"
                size="sm"
                icon={isTable ? ChartColumn : Table2}
                aria-pressed={isTable}
                aria-describedby={id}
                onClick={() => setTable(!isTable)}
              >
                {t('table')}
              </Button>
              <ChartMenu card={card} drawing={drawing} file={file} chart={whole} isDrawn={!isTable} />
            </>
          ) : null}
        </div>
      </div>
      <Body {...props} whole={whole} height={height} isTable={isTable} drawing={drawing} />
      {isReady && props.more ? <div className="chart-more">{props.more}</div> : null}
    </section>
  )
}

interface BodyProps extends ChartCardProps {
  whole: ChartProps
  height: number
  isTable: boolean
  drawing: { current: ChartDrawing | null }
}

function Body({ whole, height, isTable, drawing, over, isAdditive = true, ...props }: BodyProps) {
  const { t } = useTranslation('chart')
  const sentences = useSummary(whole, isAdditive)
  const onDrawn = useCallback(
    (made: ChartDrawing) => {
      drawing.current = made
    },
    [drawing],
  )
  const reserved = { minBlockSize: height }
  if (props.error) {
    return (
      <div style={reserved}>
        <ErrorState title={props.errorText} onRetry={props.onRetry} retrying={props.isLoading} />
      </div>
    )
  }
  if (props.isLoading) {
    return <span className="skeleton chart-skeleton" style={reserved} role="status" aria-label={t('common:loading')} />
  }
  if (whole.categories.length === 0) return <div style={reserved}>{props.empty}</div>
  return (
    <>
      <div className="visually-hidden">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {isTable ? (
        <div className="chart-table" style={reserved}>
          <ChartTable
            {...whole}
            over={over}
            total={isAdditive && whole.categories.length > 1 ? t('total') : undefined}
          />
        </div>
      ) : (
        <Chart {...whole} onDrawn={onDrawn} />
      )}
    </>
  )
}
