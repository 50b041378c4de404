import type { ConfigurationPlanning, Periode, PeriodeValues } from '@contract/planning/openingHours'
import { toast } from '@core/components/messages/toast'
import { Periods } from '@src/parts/openingHours/Periods'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAddFermetureMutation, useRemoveFermetureMutation } from '@src/redux/calendar/openingHours'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'

/** The days on which the school is closed. */
export function ClosuresTab({ planning }: { planning: ConfigurationPlanning }) {
  const { t } = useTranslation('planning')
  const [addClosure] = useAddFermetureMutation()
  const [removeClosure] = useRemoveFermetureMutation()
  const add = async (values: PeriodeValues) => {
    const { data, error } = await addClosure(values)
    if (!data) return problemOf(error)
    toast.success(t('closures.added'))
    return null
  }
  const remove = async ({ id, ...closure }: Periode) => {
    const { data } = await removeClosure(id)
    if (!data) return
    toast.success(t('closures.removed'), { undo: () => void add({ ...closure, force: true }) })
  }
  const words = {
    title: t('closures.title'),
    form: t('closures.form'),
    add: t('closures.add'),
    motifHint: t('closures.motifHint'),
    none: t('closures.none'),
    noneText: t('closures.noneText'),
  }
  const canUpdate = useAbility().can('update', 'Configuration')
  return (
    <Periods
      periods={planning.fermetures}
      words={words}
      edit={canUpdate ? { add, remove: (period) => void remove(period) } : undefined}
    />
  )
}
