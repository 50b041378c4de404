import { type Disponibilite, disponibilite } from '@contract/planning/disponibilite'
import type { Plage } from '@contract/planning/openingHours'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { toast } from '@core/components/messages/toast'
import { currentIn } from '@core/form/record/recordKit'
import { hasDraft } from '@core/hooks/drafts'
import { WeekForm, type WeekValues } from '@src/parts/openingHours/WeekForm'
import { WeekReading } from '@src/parts/openingHours/WeekReading'
import { problemOf } from '@src/redux/answers/problemOf'
import { useSaveDisponibiliteMutation } from '@src/redux/calendar/disponibilite'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { isForPage } from '@src/redux/failures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InheritedWeek } from './InheritedWeek'
import { OfInstructor } from './OfInstructor'

interface TabProps {
  idMoniteur: number
  canEdit: boolean
}

/** An instructor's working hours. */
export function DisponibiliteTab({ idMoniteur, canEdit }: TabProps) {
  return (
    <OfInstructor id={idMoniteur}>
      {(week) =>
        canEdit ? <WeekOf key={idMoniteur} idMoniteur={idMoniteur} week={week} /> : <WeekToRead plages={week.plages} />
      }
    </OfInstructor>
  )
}

/** The school's hours, which apply to instructors without their own. */
const useSchoolWeek = () => usePlanningQuery().data?.horaires ?? []

function WeekToRead({ plages }: { plages: Plage[] }) {
  const { t } = useTranslation('disponibilite')
  const ofSchool = useSchoolWeek()
  if (plages.length === 0) return <InheritedWeek plages={ofSchool} />
  return <WeekReading label={t('week.label')} offLabel={t('week.off')} plages={plages} />
}

const currentOf = currentIn(disponibilite)
const valuesOf = ({ plages, version }: Disponibilite): WeekValues => ({ plages, version })

function staleOf(details: unknown) {
  const current = currentOf(details)
  return current ? { values: valuesOf(current), savedAt: current.updatedAt ?? '' } : null
}

function WeekOf({ idMoniteur, week }: { idMoniteur: number; week: Disponibilite }) {
  const { t } = useTranslation('disponibilite')
  const [save] = useSaveDisponibiliteMutation()
  // Kept while editing: a newer version is reported when saving.
  const [{ start, round }, setStart] = useState({ start: week, round: 0 })
  const startFrom = (next: Disponibilite) => setStart((last) => ({ start: next, round: last.round + 1 }))
  const ofSchool = useSchoolWeek()
  const draftKey = `disponibilite:${idMoniteur}`
  const [isDrawn, setIsDrawn] = useState(() => hasDraft(draftKey))
  const onSaved = (saved: Disponibilite) => {
    setIsDrawn(false)
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
  const isOwn = start.plages.length > 0
  if (!isOwn && !isDrawn) return <InheritedWeek plages={ofSchool} onOwn={() => setIsDrawn(true)} />
  const follow = async () => {
    const { data } = await save({ id: idMoniteur, body: { plages: [], version: start.version } })
    if (data) onSaved(data)
  }
  return (
    <>
      {isOwn ? (
        <Banner action={<Button onClick={() => void follow()}>{t('week.follow')}</Button>}>{t('week.own')}</Banner>
      ) : null}
      <WeekForm
        // Remounted with the saved version.
        key={round}
        label={t('week.label')}
        offLabel={t('week.off')}
        // A new own week starts from the school's.
        start={valuesOf(isOwn ? start : { ...start, plages: ofSchool })}
        draftKey={draftKey}
        send={(body) => save({ id: idMoniteur, body })}
        staleOf={staleOf}
        onSaved={onSaved}
      />
    </>
  )
}
