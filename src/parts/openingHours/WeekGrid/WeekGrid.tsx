import type { Plage } from '@contract/planning/openingHours'
import { Button } from '@core/components/Button'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePainting } from './usePainting'
import type { Cell } from './useSelection'
import { type CellLook, WeekBody, WeekHead } from './WeekCells'
import { CELL, CELLS_A_DAY, type CellState, cellStates, isInside, JOURS, minutesOf } from './week'

interface WeekGridProps {
  value: readonly Plage[]
  onChange: (plages: Plage[]) => void
  label: string
}

/** The default range: from 7:00 to 20:00; times outside extend it. */
const MORNING = (7 * 60) / CELL
const EVENING = (20 * 60) / CELL - 1

/** The first and the last cell to show. */
function shownCells(plages: readonly Plage[], isWholeDay: boolean): readonly [number, number] {
  if (isWholeDay) return [0, CELLS_A_DAY - 1]
  const begins = plages.map(({ debut }) => Math.floor(minutesOf(debut) / CELL)).filter(Number.isFinite)
  const ends = plages.map(({ fin }) => Math.ceil(minutesOf(fin) / CELL) - 1).filter(Number.isFinite)
  return [Math.min(MORNING, ...begins), Math.max(EVENING, ...ends)]
}

/** A week in half hours that can be painted. */
export function WeekGrid({ value, onChange, label }: WeekGridProps) {
  const { t } = useTranslation('planning')
  const isTouch = useMediaQuery('(pointer: coarse)')
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [isWholeDay, setWholeDay] = useState(false)
  const [first, last] = shownCells(value, isWholeDay)
  const states = useMemo(() => new Map(JOURS.map((jour) => [jour as number, cellStates(value, jour)])), [value])
  const stateOf = ({ jour, cell }: Cell): CellState => states.get(jour)?.[cell] ?? 'off'
  const { head, selection, brush, handlers } = usePainting({ value, onChange, stateOf, first, last, grid })
  const { fromJour, toJour, fromCell, toCell } = selection
  const isOne = fromJour === toJour && fromCell === toCell
  const cellOf = (at: Cell): CellLook => {
    const isChosen = isInside(selection, at.jour, at.cell)
    const painted = brush ? 'on' : 'off'
    return {
      look: isChosen && brush !== null ? painted : stateOf(at),
      isMarked: isChosen && !isOne,
      // The cell that Tab reaches must be a visible one.
      isReached: at.jour === head.jour && at.cell === Math.min(last, Math.max(first, head.cell)),
    }
  }
  return (
    <div className="week-grid">
      <p id={id} className="muted week-hint">
        {isTouch ? t('grid.hintTouch') : t('grid.hint')}
      </p>
      <table
        {...handlers}
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are selected by arrows and Space
        role="grid"
        aria-label={label}
        aria-describedby={id}
        aria-multiselectable
        className="week-table"
      >
        <WeekHead />
        <WeekBody first={first} last={last} cellOf={cellOf} />
      </table>
      <Button size="sm" look="ghost" aria-pressed={isWholeDay} onClick={() => setWholeDay(!isWholeDay)}>
        {t('grid.wholeDay')}
      </Button>
    </div>
  )
}
