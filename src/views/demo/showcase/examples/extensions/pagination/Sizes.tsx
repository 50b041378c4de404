import { PageNumbers } from '@src/views/demo/showcase/parts/PageNumbers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const SIZES = ['small', 'medium', 'large'] as const

export function Sizes() {
  const { t } = useTranslation('demoExtensions')
  const [page, setPage] = useState(5)
  return (
    <div className="showcase-stack">
      {SIZES.map((size) => (
        <PageNumbers
          key={size}
          label={t(`word.size.${size}`)}
          page={page}
          last={9}
          onPage={setPage}
          className={`pages-${size}`}
        />
      ))}
    </div>
  )
}
