import { PageNumbers } from '@src/views/demo/showcase/parts/PageNumbers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PLACES = ['start', 'center', 'end'] as const

export function Positions() {
  const { t } = useTranslation('demoExtensions')
  const [page, setPage] = useState(5)
  return (
    <div className="showcase-stack">
      {PLACES.map((place) => (
        <PageNumbers
          key={place}
          label={t(`word.side.${place}`)}
          page={page}
          last={9}
          onPage={setPage}
          className={`pages-${place}`}
        />
      ))}
    </div>
  )
}
