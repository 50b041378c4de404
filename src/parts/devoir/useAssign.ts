import { addDays } from '@contract/clock/days'
import type { DevoirsMade } from '@contract/cours/devoir'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { useFormat } from '@core/format/useFormat'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCreateDevoirsMutation, useDeleteDevoirMutation } from '@src/redux/code-course/devoir'
import { useSchool } from '@src/redux/session/useSchool'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { travailOf } from './useTravailChoice'

interface Values {
  travail: string | null
  dateLimite: string
  note: string
}

/** The number of days that a candidate usually has. */
const USUAL_DAYS = 7

const resolver = checkResolver<Values>(({ travail, dateLimite }) => ({
  ...(!travail && { travail: 'required' }),
  ...(!dateLimite && { dateLimite: 'required' }),
}))

/** The form that assigns work to candidates; names those who were left out. */
export function useAssign(
  ids: readonly number[],
  { onClose: close, onDone }: { onClose: () => void; onDone?: () => void },
) {
  const { t } = useTranslation('devoir')
  const format = useFormat()
  const { today } = useSchool()
  const [create] = useCreateDevoirsMutation()
  const [remove] = useDeleteDevoirMutation()
  const form = useForm<Values>({
    defaultValues: { travail: null, dateLimite: addDays(today, USUAL_DAYS), note: '' },
    resolver,
  })
  const { onClose, draft } = usePanelDraft(`devoir:${ids.join()}`, form, close)
  /** The candidates who were left out and why, one sentence for each reason. */
  const leftOut = ({ already, unsuited }: DevoirsMade): string[] => {
    const noms = (people: DevoirsMade['already']) => format.inRow(people.map(({ nom }) => nom))
    return [
      ...(already.length > 0 ? [t('assign.already', { count: already.length, noms: noms(already) })] : []),
      ...(unsuited.length > 0 ? [t('assign.unsuited', { count: unsuited.length, noms: noms(unsuited) })] : []),
    ]
  }
  const save = async ({ travail, dateLimite, note }: Values): Promise<void> => {
    const body = { travail: travailOf(travail ?? ''), idCandidats: [...ids], dateLimite, note: note || null }
    const { data, error } = await create(body)
    if (!data) return showFaults(form, problemOf(error))
    const others = leftOut(data)
    if (data.data.length === 0) return form.setError('root', { message: others.join(' ') })
    const undo = () => void Promise.all(data.data.map(({ id }) => remove(id)))
    toast.success([t('assign.done', { count: data.data.length }), ...others].join(' '), { undo })
    onClose()
    onDone?.()
  }
  return { form, save, onClose, draft }
}
