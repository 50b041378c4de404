import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaginationItem, PaginationLink } from 'reactstrap'

export function Positions() {
  const { t } = useTranslation('demoSample')
  const [page, setPage] = useState(1)
  return (
    <div className="bs showcase-stack">
      {(['start', 'center', 'end'] as const).map((place) => (
        <nav key={place} aria-label={t(`place.${place}`)}>
          <ul className={`pagination justify-content-${place}`}>
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
