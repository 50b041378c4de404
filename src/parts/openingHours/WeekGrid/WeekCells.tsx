import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from './useDayNames'
import type { Cell } from './useSelection'
import { CELL, type CellState, JOURS, timeOf } from './week'

export interface CellLook {
  look: CellState
  /** The cell that Tab reaches; arrow keys move on from it. */
  isReached: boolean
  /** Part of the keyboard selection. */
  isMarked: boolean
}

/** The names of the days above their columns. */
export function WeekHead() {
  const names = useDayNames()
  return (
    <thead>
      <tr>
        <td />
        {JOURS.map((jour) => (
          <th key={jour} scope="col">
            <abbr title={names.long(jour)}>{names.short(jour)}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface WeekBodyProps {
  first: number
  last: number
  cellOf: (cell: Cell) => CellLook
}

/** The half hours, one per line; only full hours are labelled visually, all of them for screen readers. */
export function WeekBody({ first, last, cellOf }: WeekBodyProps) {
  const { t } = useTranslation('planning')
  const names = useDayNames()
  const cells = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const label = (jour: number, cell: number) =>
    t('grid.cell', { jour: names.long(jour), debut: timeOf(cell * CELL), fin: timeOf((cell + 1) * CELL) })
  return (
    <tbody>
      {cells.map((cell) => (
        <tr key={cell}>
          <th scope="row">
            <span className={cell % 2 === 0 ? undefined : 'visually-hidden'}>{timeOf(cell * CELL)}</span>
          </th>
          {JOURS.map((jour) => (
            <WeekCell key={jour} jour={jour} cell={cell} {...cellOf({ jour, cell })} label={label(jour, cell)} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const WeekCell = memo(function WeekCell({ jour, cell, label, look, isReached, isMarked }: WeekCellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid handles its keys, arrows and Space
      role="gridcell"
      aria-label={label}
      aria-selected={look !== 'off'}
      tabIndex={isReached ? 0 : -1}
      data-jour={jour}
      data-cell={cell}
      className={`week-cell is-${look}${isMarked ? ' is-marked' : ''}`}
    />
  )
})

interface WeekCellProps extends Cell, CellLook {
  label: string
}
