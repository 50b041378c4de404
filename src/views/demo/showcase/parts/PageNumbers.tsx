import { IconButton } from '@core/components/IconButton'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shownPages } from './shownPages'

interface PageNumbersProps {
  page: number
  last: number
  onPage: (page: number) => void
  /** What it pages. */
  label: string
}

/** The pages by their numbers: the ends, and those around the one that is shown. */
export function PageNumbers({ page, last, onPage, label }: PageNumbersProps) {
  const { t } = useTranslation('common')
  return (
    <nav className="page-numbers" aria-label={label}>
      <IconButton
        icon={ChevronLeft}
        label={t('table.previous')}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      {shownPages(page, last).map((one) =>
        one < 0 ? (
          <span key={one}>…</span>
        ) : (
          <button
            key={one}
            type="button"
            className="page-number"
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one}
          </button>
        ),
      )}
      <IconButton
        icon={ChevronRight}
        label={t('table.next')}
        disabled={page === last}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
