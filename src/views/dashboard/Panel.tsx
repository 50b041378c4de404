import { ErrorState } from '@core/components/states/ErrorState'
import { SkeletonLine } from '@core/components/states/Skeletons'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface PanelProps {
  title: string
  /** A secondary link to the whole list. */
  action?: ReactNode
  state: 'loading' | 'error' | 'ready'
  onRetry: () => void
  /**
   * Reserves the height of the screen while loading: the content may be long and must not shift visible elements below.
   */
  isTall?: boolean
  children: ReactNode
}

const LINES = ['70%', '55%', '64%', '48%', '60%']

/** A placeholder as high as the screen, so that nothing visible moves when the day replaces it. */
export const DaySkeleton = () => (
  <section className="card panel day-skeleton" aria-busy>
    <PanelLines />
  </section>
)

/** The placeholder of a panel's lines. */
function PanelLines() {
  const { t } = useTranslation('common')
  return (
    <div className="panel-lines" role="status" aria-label={t('loading')}>
      {LINES.map((width) => (
        <div key={width}>
          <SkeletonLine width={width} />
        </div>
      ))}
    </div>
  )
}

/** A part of the dashboard, with its own loading and failed states. */
export function Panel({ title, action, state, onRetry, isTall = false, children }: PanelProps) {
  const id = useId()
  return (
    <section
      className={isTall ? 'card panel is-tall' : 'card panel'}
      aria-labelledby={id}
      aria-busy={state === 'loading'}
    >
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {state === 'ready' ? children : null}
      {state === 'error' ? <ErrorState onRetry={onRetry} /> : null}
      {state === 'loading' ? <PanelLines /> : null}
    </section>
  )
}

/** The combined state of several queries. */
export function stateOf(queries: readonly { data?: unknown; isError: boolean }[]): PanelProps['state'] {
  if (queries.every(({ data }) => data !== undefined)) return 'ready'
  return queries.some(({ isError, data }) => isError && data === undefined) ? 'error' : 'loading'
}
