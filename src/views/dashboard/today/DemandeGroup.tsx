import { daysBetween } from '@contract/clock/days'
import { dayAt } from '@contract/clock/wall'
import type { Dashboard } from '@contract/ecole/dashboard'
import type { Demande } from '@contract/planning/demande'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useDemandeWords } from '@src/parts/demande/useDemandeWords'
import { useSchool } from '@src/redux/session/useSchool'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonLine } from '../PersonLine'
import { TodayGroup } from './TodayGroup'

const DemandeCard = lazy(async () => ({ default: (await import('../../demande/DemandeCard')).DemandeCard }))

interface DemandeGroupProps {
  lignes: NonNullable<Dashboard['demandes']>
  isReadOnly: boolean
}

/** Candidates' pending requests, the oldest first, answered in a panel. */
export function DemandeGroup({ lignes: { data, total }, isReadOnly }: DemandeGroupProps) {
  const { t } = useTranslation('dashboard')
  const [open, setOpen] = useState<{ id: number; isRefusing: boolean } | null>(null)
  // An answered request leaves the list, and its panel closes.
  const chosen = data.find(({ id }) => id === open?.id)
  const list = `${paths.calendrier}?demandes=1`
  return (
    <>
      <TodayGroup
        tone="warning"
        title={t('today.demande.title', { count: total })}
        more={{ to: list, label: t('today.demande.all', { count: total }), isNeeded: total > data.length }}
      >
        {data.map((demande) => (
          <PersonLine
            key={demande.id}
            nom={demande.candidat}
            candidats={[demande.idCandidat]}
            to={paths.candidat(demande.idCandidat)}
            note={<Wish demande={demande} />}
            end={
              isReadOnly ? null : (
                <span className="line-actions">
                  {([false, true] as const).map((isRefusing) => (
                    <Button
                      key={String(isRefusing)}
                      size="sm"
                      aria-label={t(isRefusing ? 'today.demande.refuseOf' : 'today.demande.acceptOf', {
                        nom: demande.candidat,
                      })}
                      onClick={() => setOpen({ id: demande.id, isRefusing })}
                    >
                      {t(isRefusing ? 'today.demande.refuse' : 'today.demande.accept')}
                    </Button>
                  ))}
                </span>
              )
            }
          />
        ))}
      </TodayGroup>
      {chosen && open ? (
        <DetailsPanel title={t('today.demande.panel')} onClose={() => setOpen(null)}>
          <Suspense fallback={null}>
            <DemandeCard key={`${open.id} ${open.isRefusing}`} demande={chosen} isRefused={open.isRefusing} />
          </Suspense>
        </DetailsPanel>
      ) : null}
    </>
  )
}

/** The kind of lesson, the first preferred time, and the waiting time. */
function Wish({ demande: { calendar, creneaux, createdAt } }: { demande: Demande }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { kind, when } = useDemandeWords()
  const { today, zone } = useSchool()
  const [first] = creneaux
  const days = daysBetween(dayAt(createdAt, zone), today)
  return (
    <>
      {format.beside([kind(calendar), first && when(first)])}
      {days > 1 ? <span className="line-reason">{t('today.demande.waits', { count: days })}</span> : null}
    </>
  )
}
