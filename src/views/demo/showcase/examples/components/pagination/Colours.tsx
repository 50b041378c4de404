import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaginationItem, PaginationLink } from 'reactstrap'

export function Colours() {
  const { t } = useTranslation('demoSample')
  const [page, setPage] = useState(2)
  return (
    <div className="bs showcase-stack">
      {(['primary', 'info', 'warning', 'danger'] as const).map((tone) => (
        <nav key={tone} aria-label={t(`tone.${tone}`)}>
          <ul className={`pagination pagination-${tone}`}>
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
