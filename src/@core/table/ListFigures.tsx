import { useFormat } from '@core/format/useFormat'
import type { AnyListState } from './useListState'
import './table.scss'

interface ListFiguresProps {
  label: string
  list: AnyListState
  /** The filter that a press sets. */
  filter: string
  /**
   * The number of rows of each value of the filter; undefined until the first answer. `urgent`: needs action when not
   * zero.
   */
  figures: readonly { value: string; label: string; count: number | undefined; urgent?: boolean }[]
}

/** The number of rows per value; a press filters the list by it, a second press removes the filter. */
export function ListFigures({ label, list, filter, figures }: ListFiguresProps) {
  const format = useFormat()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="list-figures" role="group" aria-label={label}>
      {figures.map(({ value, label: name, count, urgent }) => {
        const pressed = list.filters[filter] === value
        return (
          <button
            key={value}
            type="button"
            className={urgent && count ? 'list-figure is-urgent' : 'list-figure'}
            aria-pressed={pressed}
            onClick={() => list.setFilter(filter, pressed ? undefined : value)}
          >
            <span className="list-figure-value">{count === undefined ? '–' : format.number(count)}</span>{' '}
            <span className="list-figure-name">{name}</span>
          </button>
        )
      })}
    </div>
  )
}
