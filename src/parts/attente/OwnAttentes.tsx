import type { Attente } from '@contract/planning/attente'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { inRow } from '@core/format/inRow'
import { useAttentesQuery, useCloseAttenteMutation } from '@src/redux/calendar/attente'
import { useAbility } from '@src/redux/session/ability'
import { BellPlus } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDemandeWords } from '../demande/useDemandeWords'
import { useDayNames } from '../openingHours/WeekGrid/useDayNames'
import './attente.scss'

const AttenteFormPanel = lazy(async () => ({ default: (await import('./AttenteFormPanel')).AttenteFormPanel }))

/** A candidate's own entries of the waiting list. */
export function OwnAttentes() {
  const { t } = useTranslation('attente')
  const canAsk = useAbility().can('create', 'Demande')
  const [isAdding, setAdding] = useState(false)
  const close = useCallback(() => setAdding(false), [])
  return (
    <section className="card" aria-label={t('own.title')}>
      <div className="card-head">
        <h2>{t('own.title')}</h2>
        {canAsk ? (
          <Button icon={BellPlus} onClick={() => setAdding(true)}>
            {t('own.add')}
          </Button>
        ) : null}
      </div>
      <div className="card-body">
        <Places />
      </div>
      <Suspense fallback={null}>{isAdding ? <AttenteFormPanel onClose={close} /> : null}</Suspense>
    </section>
  )
}

function Places() {
  const { t } = useTranslation('attente')
  const { data, isError, isFetching, refetch } = useAttentesQuery()
  if (!data) {
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton lines={2} />
  }
  if (data.data.length === 0) return <p className="muted attente-none">{t('own.none')}</p>
  return (
    <ul className="attentes">
      {data.data.map((attente) => (
        <Place key={attente.id} attente={attente} />
      ))}
    </ul>
  )
}

function Place({ attente }: { attente: Attente }) {
  const { t, i18n } = useTranslation('attente')
  const { kind } = useDemandeWords()
  const names = useDayNames()
  const canLeave = useAbility().can('update', 'Demande')
  const [leave, { isLoading }] = useCloseAttenteMutation()
  const { calendar, jours, debut, fin } = attente
  const days = jours.length === 7 ? t('everyDay') : inRow(jours.map(names.short), i18n.language)
  const close = async () => {
    const { data } = await leave(attente.id)
    if (data) toast.success(t('own.left'))
  }
  return (
    <li>
      <span>
        <b>{kind(calendar)}</b> <span className="muted">{t('hours', { days, debut, fin })}</span>
      </span>
      {canLeave ? (
        <Button
          size="sm"
          pending={isLoading}
          aria-label={t('own.leaveOf', { kind: kind(calendar) })}
          onClick={() => void close()}
        >
          {t('own.leave')}
        </Button>
      ) : null}
    </li>
  )
}
