import type { Solution } from '@contract/cours/tentative'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { useTranslation } from 'react-i18next'

/** Why an answer is right, and where the law says so. */
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
