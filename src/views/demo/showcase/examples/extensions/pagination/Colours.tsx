import { PageNumbers } from '@src/views/demo/showcase/parts/PageNumbers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const TONES = ['primary', 'info', 'warning', 'danger'] as const

export function Colours() {
  const { t } = useTranslation('demoExtensions')
  const [page, setPage] = useState(5)
  return (
    <div className="showcase-stack">
      {TONES.map((tone) => (
        <PageNumbers
          key={tone}
          label={t(`word.tone.${tone}`)}
          page={page}
          last={12}
          onPage={setPage}
          className={`pages-${tone}`}
        />
      ))}
    </div>
  )
}
