import type { CandidatDetail } from '@contract/ecole/candidat'
import type { CandidatStats } from '@contract/stats/candidat'
import { paths } from '@src/configs/paths'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type FigureWords, useFigureWords } from './useFigureWords'
import '@src/parts/profil/ownFigures.scss'

interface OwnFiguresProps {
  candidat: CandidatDetail
  stats: { currentData?: CandidatStats | undefined; isError: boolean }
}

/** Four figures, each linked to its part: the next lesson, the hours left, the balance due, and the stage. */
export function OwnFigures({ candidat, stats: { currentData, isError } }: OwnFiguresProps) {
  const { t } = useTranslation('candidat')
  const { zone } = useSchool()
  const words = useFigureWords(candidat, currentData)
  const { prochain } = candidat.progression
  const isWaiting = !currentData && !isError
  return (
    <ul className="card own-figures" aria-label={t('own.figures.label')}>
      <li>
        <Link className="own-figure" to={prochain ? eventPath(prochain, zone) : paths.calendrier}>
          <Words label={t('columns.next')} {...words.next} />
        </Link>
      </li>
      <li>
        <a className="own-figure" href="#parcours">
          <Words
            label={t(words.hours.isLeft ? 'own.figures.left' : 'own.figures.done')}
            {...words.hours}
            isWaiting={isWaiting}
          />
        </a>
      </li>
      {isError || currentData?.compte === null ? null : (
        <li>
          <a className="own-figure" href="#paiements">
            <Words
              label={t(words.pay.isCredit ? 'own.figures.credit' : 'own.figures.due')}
              {...words.pay}
              isWaiting={isWaiting}
            />
          </a>
        </li>
      )}
      <li>
        <a className="own-figure" href="#parcours">
          <Words label={t('columns.stage')} {...words.stage} isWaiting={isWaiting} />
        </a>
      </li>
    </ul>
  )
}

function Words({ label, value, note, tone, isWaiting }: FigureWords & { label: string; isWaiting?: boolean }) {
  return (
    <>
      <span className="own-figure-label">{label}</span>
      <span className={tone ? `own-figure-value own-figure-${tone}` : 'own-figure-value'}>
        {isWaiting ? <span className="skeleton" aria-hidden /> : value}
      </span>
      <span className="own-figure-label">{isWaiting ? '' : note}</span>
    </>
  )
}
