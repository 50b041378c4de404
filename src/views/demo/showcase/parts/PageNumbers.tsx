import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shownPages } from './shownPages'

interface PageNumbersProps {
  page: number
  last: number
  onPage: (page: number) => void
  /** The name of the paged content. */
  label: string
  /** Numbers with room between them. */
  isApart?: boolean
  /** Adds words to the arrows for the previous and the next page. */
  inWords?: boolean
  /** Further classes, for a colour, a size, or a place. */
  className?: string
}

/** The page numbers: the first, the last, and those around the current one. */
export function PageNumbers(props: PageNumbersProps) {
  const { page, last, onPage, label, isApart = false, inWords = false, className = '' } = props
  const { t } = useTranslation('common')
  const look = ['page-numbers', isApart ? 'is-apart' : '', className].join(' ').trim()
  const way = (Icon: LucideIcon, name: string, to: number) => {
    const press = { disabled: to < 1 || to > last, onClick: () => onPage(to) }
    return inWords ? (
      <Button look="ghost" size="sm" icon={Icon} {...press}>
        {name}
      </Button>
    ) : (
      <IconButton icon={Icon} label={name} {...press} />
    )
  }
  return (
    <nav className={look} aria-label={label}>
      {way(ChevronLeft, t('table.previous'), page - 1)}
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
      {way(ChevronRight, t('table.next'), page + 1)}
    </nav>
  )
}
