import type { Dashboard } from '@contract/ecole/dashboard'
import { keepTimes } from '@core/format/keepTimes'
import { paths } from '@src/configs/paths'
import { whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { useTranslation } from 'react-i18next'
import { ResultButtons } from '../../examen/ResultButtons'
import { PersonLine } from '../PersonLine'
import { TodayGroup } from './TodayGroup'
import '../../examen/examen.scss'

const DUE = `${paths.examens}?status=DUE`

interface ExamenGroupProps {
  lignes: NonNullable<Dashboard['examens']>
  isReadOnly: boolean
}

/** Past exams without a result: recorded here. */
export function ExamenGroup({ lignes: { data, total }, isReadOnly }: ExamenGroupProps) {
  const { t } = useTranslation(['dashboard', 'evenement'])
  const words = useWords()
  return (
    <TodayGroup
      tone="warning"
      title={t('today.examen.title', { count: total })}
      more={{ to: DUE, label: t('today.examen.all', { count: total }), isNeeded: total > data.length }}
    >
      {data.map((examen) => (
        <PersonLine
          key={examen.idEvenement}
          nom={examen.candidat}
          candidats={[examen.idCandidat]}
          to={`${DUE}&row=${examen.idEvenement}`}
          note={`${t(`evenement:calendar.${examen.calendar}`)} · ${keepTimes(whenWord(examen, words))}`}
          end={isReadOnly ? null : <ResultButtons examen={examen} look="words" />}
        />
      ))}
    </TodayGroup>
  )
}
