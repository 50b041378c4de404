import type { RemplacantPour, RevisionDetail } from '@contract/planning/revision'
import { Button } from '@core/components/Button'
import type { Place } from '@src/parts/evenement/actions/places'
import { placeOf } from '@src/parts/evenement/actions/places'
import { ClashNotice } from '@src/parts/evenement/clash/ClashNotice'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettle } from './useSettle'

interface SolutionsProps {
  detail: RevisionDetail
  onSettled: () => void
}

/** Why an event is no longer valid, and solutions by one press: another time, instructor or vehicle. */
export function Solutions({ detail, onSettled }: SolutionsProps) {
  const { t } = useTranslation('revision')
  const { settle, isPending } = useSettle(detail.evenement, onSettled)
  const { evenement, raisons, creneaux, moniteurs, vehicules } = detail
  if (raisons.length === 0) {
    return (
      <p className="revision-fine">
        <CircleCheck aria-hidden size={16} strokeWidth={1.75} />
        {t('panel.fine')}
      </p>
    )
  }
  const place = placeOf(evenement)
  const take = (change: Partial<Place>) => void settle({ ...place, ...change })
  return (
    <>
      <ClashNotice
        title={t('panel.reasons')}
        refusal={{ clashes: raisons, creneaux }}
        pending={isPending}
        onTake={take}
      />
      <Takers
        title={t('panel.moniteurs')}
        takers={moniteurs}
        pending={isPending}
        onTake={(idMoniteur) => take({ idMoniteur })}
      />
      <Takers
        title={t('panel.vehicules')}
        takers={vehicules}
        pending={isPending}
        onTake={(idVehicule) => take({ idVehicule })}
      />
    </>
  )
}

interface TakersProps {
  title: string
  takers: RemplacantPour[]
  pending: boolean
  onTake: (id: number) => void
}

/** People or vehicles that are free at the same time. */
function Takers({ title, takers, pending, onTake }: TakersProps) {
  const id = useId()
  if (takers.length === 0) return null
  return (
    <section aria-labelledby={id} className="revision-takers">
      <h3 id={id}>{title}</h3>
      <ul className="clash-slots">
        {takers.map((taker) => (
          <li key={taker.id}>
            <Button pending={pending} onClick={() => onTake(taker.id)}>
              {taker.nom}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
