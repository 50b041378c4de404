import { PageNumbers } from '@src/views/demo/showcase/parts/PageNumbers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Separated() {
  const { t } = useTranslation('demoExtensions')
  const [page, setPage] = useState(5)
  return <PageNumbers label={t('word.pagesApart')} page={page} last={12} onPage={setPage} isApart />
}
