import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaginationItem, PaginationLink } from 'reactstrap'

export function Numbers() {
  const { t } = useTranslation('demoSample')
  const [page, setPage] = useState(3)
  return (
    <nav className="bs" aria-label={t('pages')}>
      <ul className="pagination">
        {[1, 2, 3, 4, 5].map((one) => (
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
      </ul>
    </nav>
  )
}
