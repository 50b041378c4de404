import { monthAfter } from '@contract/clock/days'
import type { Activite } from '@contract/planning/disponibilite'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useActiviteQuery } from '@src/redux/calendar/disponibilite'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MonthFigures } from './MonthFigures'
import { MonthTables } from './MonthTables'
import { Trend } from './Trend'
import { useMonth, useMonthWords } from './useMonth'
import './activite.scss'

/** An instructor's work in a month, and their pay. */
export function ActiviteTab({ idMoniteur }: { idMoniteur: number }) {
  const { mois, current, setMois } = useMonth()
  const { data, currentData, isError, isFetching, refetch } = useActiviteQuery({ id: idMoniteur, mois })
  // The previous month stays until the next one is loaded, to avoid a layout shift.
  const shown = currentData ?? (isError ? undefined : data)
  return (
    <div className="activite" aria-busy={isFetching}>
      <MonthChoice mois={mois} current={current} setMois={setMois} />
      {shown ? <Month activite={shown} onChoose={setMois} /> : null}
      {!shown && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!shown && !isError ? <CardSkeleton lines={8} /> : null}
    </div>
  )
}

function MonthChoice({ mois, current, setMois }: ReturnType<typeof useMonth>) {
  const { t } = useTranslation('disponibilite')
  const words = useMonthWords()
  return (
    <div className="activite-month">
      <IconButton icon={ChevronLeft} label={t('activity.previous')} onClick={() => setMois(monthAfter(mois, -1))} />
      <h2 aria-live="polite">{words.long(mois)}</h2>
      <IconButton icon={ChevronRight} label={t('activity.next')} onClick={() => setMois(monthAfter(mois, 1))} />
      {mois === current ? null : (
        <Button size="sm" onClick={() => setMois(current)}>
          {t('activity.thisMonth')}
        </Button>
      )}
    </div>
  )
}

function Month({ activite, onChoose }: { activite: Activite; onChoose: (mois: string) => void }) {
  return (
    <>
      <MonthFigures activite={activite} />
      <MonthTables activite={activite} />
      <Trend activite={activite} onChoose={onChoose} />
    </>
  )
}
