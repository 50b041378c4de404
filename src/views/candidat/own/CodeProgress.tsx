import type { CandidatStats } from '@contract/stats/candidat'
import { ButtonLink } from '@core/components/ButtonLink'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { Part } from '@src/parts/parcours/Part'
import { useTranslation } from 'react-i18next'

/** The known share of the highway-code course, the last mock exam, and a link to the course. */
export function CodeProgress({ code }: { code: NonNullable<CandidatStats['code']> }) {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  const { known, questions, lastExam, isOpen } = code
  return (
    <Part title={t('own.code.title')}>
      <div className="own-code">
        <ProgressBar
          label={t('own.code.known')}
          value={questions > 0 ? known / questions : 0}
          detail={t('own.code.of', { known: format.number(known), questions: format.number(questions) })}
        />
        <p className="muted">
          {lastExam
            ? t(lastExam.passed ? 'own.code.passed' : 'own.code.failed', {
                correct: lastExam.correct,
                total: lastExam.total,
                day: format.dayOf(lastExam.startedAt, 'short'),
              })
            : t('own.code.noExam')}
        </p>
        {isOpen ? <ButtonLink to={paths.codeCourse}>{t('own.code.goOn')}</ButtonLink> : null}
      </div>
    </Part>
  )
}
