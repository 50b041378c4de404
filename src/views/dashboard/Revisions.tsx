import type { Revision } from '@contract/planning/revision'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { clashSentence } from '@src/parts/evenement/clash/clashWords'
import { whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PersonLine } from './PersonLine'
import { TodayGroup } from './TodayGroup'

interface RevisionsProps {
  data?: Revision[]
  totalDataCount?: number
}

/** What is planned and no longer holds, the next first, each with its reason and the button that settles it. */
export function Revisions({ data = [], totalDataCount = 0 }: RevisionsProps) {
  const { t } = useTranslation('dashboard')
  const words = useWords()
  if (data.length === 0) return null
  const more = (
    <Link className="today-more" to={paths.aRevoir}>
      {t('today.revision.all', { count: totalDataCount })}
    </Link>
  )
  return (
    <TodayGroup
      tone="danger"
      title={t('today.revision.title', { count: totalDataCount })}
      more={totalDataCount > data.length ? more : null}
    >
      {data.map(({ evenement, raisons: [raison] }) => (
        <PersonLine
          key={evenement.idEvenement}
          nom={evenement.title}
          photo={null}
          note={
            <>
              {whenWord(evenement, words)}
              {raison ? <span className="line-reason">{clashSentence(raison, words)}</span> : null}
            </>
          }
          end={
            <ButtonLink
              size="sm"
              to={`${paths.aRevoir}?row=${evenement.idEvenement}`}
              aria-label={t('today.openRevision', { nom: evenement.title })}
            >
              {t('today.open')}
            </ButtonLink>
          }
        />
      ))}
    </TodayGroup>
  )
}
