import type { Entretien, Vehicule } from '@contract/ecole/vehicule'
import { confirmDialog } from '@core/dialogs/dialogs'
import { checkResolver } from '@core/form/checkResolver'
import { useFormat } from '@core/format/useFormat'
import { useFinish } from '@src/parts/panel/useFinish'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { useSchool } from '@src/redux/session/useSchool'
import { useAddEntretienMutation, useCorrectEntretienMutation } from '@src/redux/vehicule/vehicule'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type EntretienFormValues, entretienBody, startOf } from './entretienValues'

const resolver = checkResolver<EntretienFormValues>(async (values) =>
  (await import('./checkEntretien')).entretienFaults(values),
)

/** More kilometres than a vehicle drives between two entries: most often a figure typed twice. */
const FAR_KM = 30_000

interface EntretienFormOptions {
  vehicule: Pick<Vehicule, 'id' | 'kilometrage'>
  /** Undefined for a new entry. */
  entretien: Entretien | undefined
  onClose: () => void
}

/** The form of an entry of maintenance: faults appear beside their fields, and the typed values are kept. */
export function useEntretienForm({ vehicule, entretien, onClose: close }: EntretienFormOptions) {
  const { id, kilometrage: counter } = vehicule
  const { t, i18n } = useTranslation('vehicule')
  const { currency, today } = useSchool()
  const format = useFormat()
  const [add] = useAddEntretienMutation()
  const [correct] = useCorrectEntretienMutation()
  const form = useForm<EntretienFormValues>({
    defaultValues: startOf(entretien, today, { language: i18n.language, currency }),
    resolver,
  })
  const key = `entretien:${id}:${entretien?.id ?? 'new'}`
  const { onClose, draft } = usePanelDraft(key, form, close)
  const finish = useFinish(form, t('entretien.saved'), onClose)
  /** Asks before an entry moves the counter further than a vehicle drives. A counter at 0 was never read. */
  const isMeant = (typed: number | null | undefined) => {
    const more = (typed ?? 0) - counter
    if (counter === 0 || more <= FAR_KM) return true
    const km = (value: number) => t('km', { value: format.number(value) })
    return confirmDialog({
      title: t('entretien.far', { value: km(counter + more) }),
      text: t('entretien.farText', { more: km(more), current: km(counter) }),
    })
  }
  const save = async (values: EntretienFormValues) => {
    const body = entretienBody(values)
    if (!(await isMeant(body.kilometrage))) return
    await finish(await (entretien ? correct({ id, idEntretien: entretien.id, body }) : add({ id, body })))
  }
  return { form, save, onClose, draft }
}
