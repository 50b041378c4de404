import type { AskedInSalle, Salle, SalleReport } from '@contract/cours/salle'
import { ButtonLink } from '@core/components/ButtonLink'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { Podium } from '@src/parts/salle/Podium'
import { useAbility } from '@src/redux/session/ability'
import { Explanation } from '@src/views/cours/run/Explanation'
import { QuestionPicture } from '@src/views/cours/run/QuestionPicture'
import { ChevronDown, History, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BigChoices } from './BigChoices'
import { Results } from './Results'

const shareOf = ({ correct, answers }: AskedInSalle) => correct / Math.max(1, answers)
const sumOf = (list: readonly AskedInSalle[], field: 'correct' | 'answers') =>
  list.reduce((sum, one) => sum + one[field], 0)

/** The end of a lesson: its result, the questions to review, and for the host the result of each participant. */
export function Report({ room, report }: { room: Salle; report: SalleReport }) {
  const { t } = useTranslation('salle')
  const canOpen = useAbility().can('create', 'Salle')
  const format = useFormat()
  const { questions, podium } = report
  const answers = sumOf(questions, 'answers')
  const weak = questions
    .filter((one) => one.answers > 0 && one.correct < one.answers)
    .sort((one, other) => shareOf(one) - shareOf(other))
  return (
    <div className="report">
      <section className="report-head">
        <h2>{t('report.title')}</h2>
        {answers > 0 ? (
          <p className="report-share">
            <strong>{format.percent(sumOf(questions, 'correct') / answers)}</strong>
            <span>{t('report.share')}</span>
          </p>
        ) : null}
        <p className="report-facts">
          {t('report.questions', { count: questions.length })} ·{' '}
          {t('report.participants', { count: report.participants.length })}
        </p>
        <Podium podium={podium} />
        <div className="report-actions">
          {canOpen ? (
            <ButtonLink look="primary" icon={Plus} to={paths.salleNew}>
              {t('report.again')}
            </ButtonLink>
          ) : null}
          <ButtonLink icon={History} to={paths.salles}>
            {t('report.all')}
          </ButtonLink>
        </div>
      </section>
      <section className="report-weak" aria-labelledby="report-weak">
        <h2 id="report-weak">{weak.length > 0 ? t('report.weak') : t('report.noWeak')}</h2>
        <ul>
          {weak.map((one) => (
            <li key={one.rang}>
              <WeakQuestion question={one} />
            </li>
          ))}
        </ul>
      </section>
      <Results room={room} report={report} />
    </div>
  )
}

function WeakQuestion({ question }: { question: AskedInSalle }) {
  const { t } = useTranslation('salle')
  const { picture, correct, answers } = question
  return (
    <details>
      <summary>
        <b>{t('answered', { count: correct, total: answers })}</b>
        <Bilingual text={question.text} />
        <span className="report-see">{t('report.see')}</span>
        <ChevronDown aria-hidden size={22} strokeWidth={1.75} />
      </summary>
      <div className={picture ? 'report-body has-picture' : 'report-body'}>
        {picture ? <QuestionPicture name={picture} withPaths /> : null}
        <BigChoices question={question} outcome={question} />
        <Explanation {...question} />
      </div>
    </details>
  )
}
