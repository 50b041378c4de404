import { IconButton } from '@core/components/IconButton'
import { useFormat } from '@core/format/useFormat'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyListState } from './useListState'

interface PaginationProps {
  list: AnyListState
  /** The total number of rows; undefined until the first answer. */
  total: number | undefined
  /** While true, `total` may still belong to another search. */
  refetching?: boolean
}

/**
 * « 1–10 sur 2 345 », the page buttons and the number of rows per page; a page beyond the last is replaced by the last.
 * A search that finds nothing is announced, by an element that stays, as a new one would remain silent.
 */
export function Pagination({ list, total, refetching }: PaginationProps) {
  const { page, perPage, setPage } = list
  const { t } = useTranslation('common')
  const format = useFormat()
  const last = Math.max(1, Math.ceil((total ?? 0) / perPage))
  // The last row of the last page may just have been removed.
  const isBeyond = total !== undefined && !refetching && page > last
  useEffect(() => {
    if (isBeyond) setPage(last)
  }, [isBeyond, last, setPage])
  const from = Math.min((page - 1) * perPage + 1, total ?? 0)
  const to = Math.min(page * perPage, total ?? 0)
  const range = { from: format.number(from), to: format.number(to), total: format.number(total ?? 0) }
  return (
    <>
      <span className="visually-hidden" role="status">
        {total === 0 && list.hasFilters ? t('table.nothingFoundText') : ''}
      </span>
      {total === 0 ? null : (
        <nav className={total === undefined ? 'pager is-waiting' : 'pager'} aria-label={t('table.pages')}>
          <PageSize list={list} />
          <span role="status">{total === undefined ? '' : t('table.range', range)}</span>
          <PageButtons list={list} last={last} />
        </nav>
      )}
    </>
  )
}

function PageSize({ list: { perPage, perPageChoices, setPerPage } }: { list: AnyListState }) {
  const { t } = useTranslation('common')
  return (
    <label className="pager-size">
      {t('table.perPage')}
      <select
        className="form-select form-select-sm"
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
      >
        {perPageChoices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  )
}

function PageButtons({ list: { page, setPage }, last }: { list: AnyListState; last: number }) {
  const { t } = useTranslation('common')
  const steps = [
    { icon: ChevronFirst, label: t('table.first'), to: 1, disabled: page <= 1 },
    { icon: ChevronLeft, label: t('table.previous'), to: page - 1, disabled: page <= 1 },
    { icon: ChevronRight, label: t('table.next'), to: page + 1, disabled: page >= last },
    { icon: ChevronLast, label: t('table.last'), to: last, disabled: page >= last },
  ]
  return (
    <span className="pager-buttons">
      {steps.map(({ to, ...step }) => (
        <IconButton key={step.label} {...step} onClick={() => setPage(to)} />
      ))}
    </span>
  )
}
