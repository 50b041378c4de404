import type { Dashboard } from '@contract/ecole/dashboard'
import { Button } from '@core/components/Button'
import { keepTimes } from '@core/format/keepTimes'
import { paths } from '@src/configs/paths'
import { clashSentence } from '@src/parts/evenement/clash/clashWords'
import { whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { eventPath } from '@src/parts/lecon/eventPath'
import { keepPlates } from '@src/parts/vehicule/plate'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonLine } from '../PersonLine'
import { TodayGroup } from './TodayGroup'

const RevisionPanel = lazy(async () => ({ default: (await import('../../revision/RevisionPanel')).RevisionPanel }))

interface RevisionGroupProps {
  lignes: NonNullable<Dashboard['aRevoir']>
  isReadOnly: boolean
}

/** Planned events that are no longer valid, the next first, each with its reason; solutions open in a panel. */
export function RevisionGroup({ lignes: { data, total }, isReadOnly }: RevisionGroupProps) {
  const { t } = useTranslation('dashboard')
  const words = useWords()
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      <TodayGroup
        tone="danger"
        title={t('today.revision.title', { count: total })}
        more={{
          to: paths.aRevoir,
          label: t('today.revision.all', { count: total }),
          isNeeded: !isReadOnly && total > data.length,
        }}
      >
        {data.map(({ evenement, raisons: [raison] }) => (
          <PersonLine
            key={evenement.idEvenement}
            nom={evenement.title}
            candidats={evenement.extendedProps.candidats.map(({ id }) => id)}
            to={isReadOnly ? eventPath(evenement, words.zone) : `${paths.aRevoir}?row=${evenement.idEvenement}`}
            note={
              <>
                {keepTimes(whenWord(evenement, words))}
                {raison ? (
                  <span className="line-reason">{keepPlates(keepTimes(clashSentence(raison, words)))}</span>
                ) : null}
              </>
            }
            end={
              isReadOnly ? null : (
                <Button
                  size="sm"
                  aria-label={t('today.revision.settleOf', { nom: evenement.title })}
                  onClick={() => setOpen(evenement.idEvenement)}
                >
                  {t('today.revision.settle')}
                </Button>
              )
            }
          />
        ))}
      </TodayGroup>
      {open === null ? null : (
        <Suspense fallback={null}>
          <RevisionPanel key={open} id={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
