import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function WithWords() {
  const { t } = useTranslation('demoSample')
  const [page, setPage] = useState(1)
  return (
    <nav className="showcase-row" aria-label={t('pagesWords')}>
      <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
        {t('previous')}
      </Button>
      <span role="status">{t('page', { number: page })}</span>
      <Button disabled={page === 5} onClick={() => setPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
}
