import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReviewRowsProps } from '../../steps'
import { ReviewCard } from './ReviewCard'

const CARD_HEIGHT = 132

/** The rows on a phone: cards virtualised by the page's scroll position. */
export function ReviewCards({ rows, fields, onEdit, onChoose }: ReviewRowsProps) {
  const { t } = useTranslation('import')
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = list.current?.offsetTop ?? 0
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => rows[index]?.line ?? index,
    scrollMargin,
    overscan: 4,
  })
  return (
    <ul
      className="review-cards"
      aria-label={t('review.title')}
      ref={list}
      style={{ blockSize: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index]
        return row ? (
          <li
            key={key}
            className="review-row"
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            data-index={index}
            ref={virtual.measureElement}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <ReviewCard row={row} index={index} fields={fields} onEdit={onEdit} onChoose={onChoose} />
          </li>
        ) : null
      })}
    </ul>
  )
}
