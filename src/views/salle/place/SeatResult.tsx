import type { Place } from '@contract/cours/salle'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { Podium } from '@src/parts/salle/Podium'
import { storedSession } from '@src/redux/session/stored'
import { Explanation } from '@src/views/cours/run/Explanation'
import { QuestionPicture } from '@src/views/cours/run/QuestionPicture'
import { ChevronDown, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SeatChoices } from './SeatChoices'

type Result = NonNullable<Place['result']>

interface SeatResultProps {
  place: Place
  result: Result
  onLeave: () => void
}

/** The end for a participant: their own result, and the questions to review. */
export function SeatResult({ place, result, onLeave }: SeatResultProps) {
  const { t } = useTranslation('salle')
  const { correct, total, podium, missed, idTentative } = result
  const isCandidatHere = storedSession()?.userData.role === 'candidat'
  return (
    <div className="seat-result">
      <section className="seat-score">
        <p role="status">
          <strong>{t('answered', { count: correct, total })}</strong>
          <span>{t('seat.score', { count: correct })}</span>
        </p>
        <Podium podium={podium} />
      </section>
      {missed.length > 0 ? (
        <section aria-labelledby="seat-missed">
          <h2 id="seat-missed">{t('seat.missed', { count: missed.length })}</h2>
          <ul>
            {missed.map((question) => (
              <li key={question.idQuestion}>
                <Missed question={question} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {total > 0 && missed.length === 0 ? <p>{t('seat.perfect')}</p> : null}
      <div className="seat-actions">
        {idTentative !== null && isCandidatHere && missed.length > 0 ? (
          <ButtonLink look="primary" icon={RotateCcw} to={paths.codeStudy(idTentative)}>
            {t('seat.repeat')}
          </ButtonLink>
        ) : null}
        <Button onClick={onLeave}>{t('leave')}</Button>
      </div>
      {place.invite ? <p className="muted">{t('seat.guestNote')}</p> : null}
    </div>
  )
}

function Missed({ question }: { question: Result['missed'][number] }) {
  return (
    <details>
      <summary>
        <Bilingual text={question.text} />
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
      </summary>
      {question.picture ? <QuestionPicture name={question.picture} withPaths /> : null}
      <SeatChoices question={question} chosen={question.chosen} right={question.right} />
      <Explanation {...question} />
    </details>
  )
}
