import { type Disponibilite, disponibilite } from '@contract/planning/disponibilite'
import { Banner } from '@core/components/Banner'
import { toast } from '@core/components/toast'
import { WeekForm, type WeekValues } from '@src/parts/openingHours/WeekForm'
import { WeekReading } from '@src/parts/openingHours/WeekReading'
import { selectUserData } from '@src/redux/auth/slice'
import { useSaveDisponibiliteMutation } from '@src/redux/calendar/disponibilite'
import { isForPage } from '@src/redux/failures'
import { useAppSelector } from '@src/redux/hooks'
import { problemOf } from '@src/redux/problemOf'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { OfInstructor } from './OfInstructor'

interface TabProps {
  idMoniteur: number
  canEdit: boolean
}

/** When an instructor works. */
export function DisponibiliteTab({ idMoniteur, canEdit }: TabProps) {
  const { t } = useTranslation('disponibilite')
  return (
    <OfInstructor id={idMoniteur}>
      {(week) =>
        canEdit ? (
          <WeekOf key={idMoniteur} idMoniteur={idMoniteur} week={week} />
        ) : (
          <WeekReading label={t('week.label')} offLabel={t('week.off')} plages={week.plages} />
        )
      }
    </OfInstructor>
  )
}

const staleDetails = z.object({ current: disponibilite })
const valuesOf = ({ plages, version }: Disponibilite): WeekValues => ({ plages, version })

function staleOf(details: unknown) {
  const current = staleDetails.safeParse(details).data?.current
  return current ? { values: valuesOf(current), savedAt: current.updatedAt ?? '' } : null
}

function WeekOf({ idMoniteur, week }: { idMoniteur: number; week: Disponibilite }) {
  const { t } = useTranslation('disponibilite')
  const person = useAppSelector(selectUserData)?.connect.id
  const [save] = useSaveDisponibiliteMutation()
  // A newer one meanwhile is told of when saving.
  const [{ start, round }, setStart] = useState({ start: week, round: 0 })
  const startFrom = (next: Disponibilite) => setStart((last) => ({ start: next, round: last.round + 1 }))
  const onSaved = (saved: Disponibilite) => {
    const undo = async () => {
      const { data, error } = await save({ id: idMoniteur, body: { plages: start.plages, version: saved.version } })
      if (isForPage(problemOf(error))) toast.error(t('week.notUndone'))
      if (!data) return
      startFrom(data)
      toast.success(t('week.undone'))
    }
    startFrom(saved)
    toast.success(t('week.saved'), { undo: () => void undo() })
  }
  return (
    <>
      {start.plages.length === 0 ? <Banner>{t('week.none')}</Banner> : null}
      <WeekForm
        // Starts again from what was saved.
        key={round}
        label={t('week.label')}
        offLabel={t('week.off')}
        start={valuesOf(start)}
        draftKey={`disponibilite:${person}:${idMoniteur}`}
        send={(body) => save({ id: idMoniteur, body })}
        staleOf={staleOf}
        onSaved={onSaved}
      />
    </>
  )
}
