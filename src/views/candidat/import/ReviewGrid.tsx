import type { ImportField } from '@contract/candidatImport'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusCell } from './focusCell'
import { ReviewLine } from './ReviewLine'
import type { ReviewRowsProps } from './steps'

const LINE_HEIGHT = 44
const WIDTH = '160px'
const WIDTHS: Partial<Record<ImportField, string>> = {
  email: '220px',
  adresse: '240px',
  note: '240px',
  permi: '110px',
  sexe: '110px',
}
const STEPS: Record<string, number> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }

const templateOf = (fields: ImportField[]) => `72px 220px ${fields.map((field) => WIDTHS[field] ?? WIDTH).join(' ')}`

/** The rows of the list; only those in view are in the page. Arrows and Enter move between the cells of a column. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter begins at its first row
  useEffect(() => virtual.scrollToOffset(0), [filter])
  const style = { '--review-columns': templateOf(fields) } as CSSProperties // React's type knows no custom properties
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real table cannot leave out the rows that are out of view
    <div
      className="card review-grid"
      role="table"
      aria-label={t('review.title')}
      aria-rowcount={rows.length + 1}
      ref={scroll}
      style={style}
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
  // The row is in the page once it was scrolled to and drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => focusCell(grid, next, field)))
}

function GridHead({ fields }: { fields: ImportField[] }) {
  const { t } = useTranslation('import')
  const names = [t('review.line'), t('review.state'), ...fields.map((field) => t(`fields.${field}`))]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a real table cannot leave out the rows that are out of view
    // biome-ignore lint/a11y/useFocusableInteractive: headings are not pressed
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
