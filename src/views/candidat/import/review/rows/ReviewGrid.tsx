import type { ImportField } from '@contract/ecole/import/candidatImport'
import { useColumnLabel } from '@src/parts/candidat/useColumnLabel'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewRowsProps } from '../../steps'
import { focusCell } from './focusCell'
import { ReviewLine } from './ReviewLine'

const LINE_HEIGHT = 44
const WIDTH = 160
const LINE_WIDTH = 72
const STATE_WIDTH = 220
const WIDTHS: Partial<Record<ImportField, number>> = {
  email: 220,
  adresse: 240,
  note: 240,
  permi: 110,
  sexe: 110,
}
const STEPS: Record<string, number> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }

/** The column layout with its total width: absolutely positioned rows do not widen their container. */
function layoutOf(fields: ImportField[]): CSSProperties {
  const widths = [LINE_WIDTH, STATE_WIDTH, ...fields.map((field) => WIDTHS[field] ?? WIDTH)]
  return {
    '--review-columns': widths.map((width) => `${width}px`).join(' '),
    '--review-width': `${widths.reduce((sum, width) => sum + width, 0)}px`,
  } as CSSProperties // React's type lacks custom properties
}

/** The rows as a virtualised grid. Arrows and Enter move between the cells of a column. */
export function ReviewGrid({ rows, fields, filter, onEdit, onChoose }: ReviewRowsProps) {
  const { t } = useTranslation('import')
  const scroll = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => rows[index]?.line ?? index,
    overscan: 8,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter starts at its first row
  useEffect(() => virtual.scrollToOffset(0), [filter])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real table cannot omit the rows that are out of view
    <div
      className="card review-grid"
      role="table"
      aria-label={t('review.title')}
      aria-rowcount={rows.length + 1}
      ref={scroll}
      style={layoutOf(fields)}
      onKeyDown={(event) => moveBetweenCells(event, virtual)}
    >
      <GridHead fields={fields} />
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div className="review-body" role="rowgroup" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          return row ? (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: the cells of the row take the focus, not the row
            <div
              key={key}
              className="review-row"
              role="row"
              aria-rowindex={index + 2}
              data-index={index}
              ref={virtual.measureElement}
              style={{ transform: `translateY(${start}px)` }}
            >
              <ReviewLine row={row} index={index} fields={fields} onEdit={onEdit} onChoose={onChoose} />
            </div>
          ) : null
        })}
      </div>
    </div>
  )
}

function moveBetweenCells(event: KeyboardEvent<HTMLDivElement>, virtual: Virtualizer<HTMLDivElement, Element>): void {
  const step = STEPS[event.key]
  if (!step || !(event.target instanceof HTMLInputElement)) return
  const { row, field } = event.target.dataset
  const next = Number(row) + step
  if (row === undefined || field === undefined || next < 0 || next >= virtual.options.count) return
  event.preventDefault()
  virtual.scrollToIndex(next)
  const grid = event.currentTarget
  // The row exists once it was scrolled to and rendered.
  requestAnimationFrame(() => requestAnimationFrame(() => focusCell(grid, next, field)))
}

function GridHead({ fields }: { fields: ImportField[] }) {
  const { t } = useTranslation('import')
  const labelOf = useColumnLabel()
  const names = [t('review.line'), t('review.state'), ...fields.map(labelOf)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real table cannot omit the rows that are out of view
    // biome-ignore lint/a11y/useFocusableInteractive: headings are not interactive
    <div className="review-head" role="row" aria-rowindex={1}>
      {names.map((name) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <span key={name} role="columnheader">
          {name}
        </span>
      ))}
    </div>
  )
}
