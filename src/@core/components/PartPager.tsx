import { useFormat } from '@core/format/useFormat'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './IconButton'
import './partPager.scss'

interface PartPagerProps {
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
  /** The name of the paged list, where there are several on a page. */
  label?: string
}

/** The pager of a short list inside another page; its page is not in the address. Renders nothing for a single page. */
export function PartPager({ page, perPage, total, onPage, label }: PartPagerProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  if (total <= perPage) return null
  const last = Math.ceil(total / perPage)
  const range = {
    from: format.number((page - 1) * perPage + 1),
    to: format.number(Math.min(page * perPage, total)),
    total: format.number(total),
  }
  return (
    <nav className="part-pager" aria-label={label ?? t('table.pages')}>
      <span role="status">{t('table.range', range)}</span>
      <IconButton
        icon={ChevronLeft}
        label={t('table.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label={t('table.next')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
