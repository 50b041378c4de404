import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaginationItem, PaginationLink } from 'reactstrap'

const SIZES = { small: 'pagination-sm', medium: '', large: 'pagination-lg' }

export function Sizes() {
  const { t } = useTranslation('demoSample')
  const [page, setPage] = useState(1)
  return (
    <div className="bs showcase-stack">
      {Object.entries(SIZES).map(([size, look]) => (
        <nav key={size} aria-label={t(size)}>
          <ul className={`pagination ${look}`}>
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
          </ul>
        </nav>
      ))}
    </div>
  )
}
