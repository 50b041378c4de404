import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaginationItem, PaginationLink } from 'reactstrap'

export function Separated() {
  const { t } = useTranslation('demoSample')
  const [page, setPage] = useState(2)
  return (
    <nav className="bs" aria-label={t('pagesApart')}>
      <ul className="pagination pagination-apart">
        <PaginationItem disabled={page === 1}>
          <PaginationLink
            tag="button"
            aria-label={t('previous')}
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft aria-hidden size={16} className="turns" />
          </PaginationLink>
        </PaginationItem>
        {[1, 2, 3].map((one) => (
          <PaginationItem key={one} active={one === page}>
            <PaginationLink
              tag="button"
              aria-label={t('page', { number: one })}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => setPage(one)}
            >
              {one}
            </PaginationLink>
          </PaginationItem>
        ))}
        <PaginationItem disabled={page === 3}>
          <PaginationLink tag="button" aria-label={t('next')} disabled={page === 3} onClick={() => setPage(page + 1)}>
            <ChevronRight aria-hidden size={16} className="turns" />
          </PaginationLink>
        </PaginationItem>
      </ul>
    </nav>
  )
}
