import { useFormat } from '@core/format/useFormat'
import type { AnyListState } from './useListState'
import './table.scss'

interface ListFiguresProps {
  label: string
  list: AnyListState
  /** The filter that a press sets. */
  filter: string
  /** How many rows each value of the filter has; left out until the first answer. `urgent`: to act on, when not zero. */
  figures: readonly { value: string; label: string; count: number | undefined; urgent?: boolean }[]
}

/** How many rows there are of each; a press narrows the list to them, a second one widens it again. */
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
