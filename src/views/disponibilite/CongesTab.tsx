import type { Periode, PeriodeValues } from '@contract/planning/openingHours'
import { toast } from '@core/components/messages/toast'
import { Periods } from '@src/parts/openingHours/Periods'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAddCongeMutation, useRemoveCongeMutation } from '@src/redux/calendar/disponibilite'
import { useTranslation } from 'react-i18next'
import { OfInstructor } from './OfInstructor'

interface TabProps {
  idMoniteur: number
  canEdit: boolean
}

/** An instructor's leave. */
export function CongesTab({ idMoniteur, canEdit }: TabProps) {
  const { t } = useTranslation('disponibilite')
  const edit = useConges(idMoniteur)
  const words = {
    title: t('leave.title'),
    form: t('leave.form'),
    add: t('leave.add'),
    motifHint: t('leave.motifHint'),
    none: t('leave.none'),
    noneText: t('leave.noneText'),
  }
  return (
    <OfInstructor id={idMoniteur}>
      {({ conges }) => <Periods periods={conges} words={words} edit={canEdit ? edit : undefined} />}
    </OfInstructor>
  )
}

function useConges(id: number) {
  const { t } = useTranslation('disponibilite')
  const [addConge] = useAddCongeMutation()
  const [removeConge] = useRemoveCongeMutation()
  const add = async (body: PeriodeValues) => {
    const { data, error } = await addConge({ id, body })
    if (!data) return problemOf(error)
    toast.success(t('leave.added'))
    return null
  }
  const take = async ({ id: idConge, ...period }: Periode) => {
    const { data } = await removeConge({ id, idConge })
    if (!data) return
    toast.success(t('leave.removed'), { undo: () => void add({ ...period, force: true }) })
  }
  return { add, remove: (period: Periode) => void take(period) }
}
