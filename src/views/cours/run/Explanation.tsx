import type { Solution } from '@contract/cours/tentative'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { useTranslation } from 'react-i18next'

/** The reason why an answer is right, with its source in the law. */
export function Explanation({ explanation, source }: Pick<Solution, 'explanation' | 'source'>) {
  const { t } = useTranslation('cours')
  return (
    <div className="explanation">
      <Bilingual text={explanation} />
      <div className="explanation-source muted">
        <span className="visually-hidden">{t('run.source')}</span>
        <Bilingual text={source} />
      </div>
    </div>
  )
}
