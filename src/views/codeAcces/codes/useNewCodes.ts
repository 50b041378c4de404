import { addDays } from '@contract/clock/days'
import { codeRunningDetails } from '@contract/ecole/codeAcces'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { useFormat } from '@core/format/useFormat'
import type { Problem } from '@core/http/problem'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCreateCodesMutation } from '@src/redux/code-course/codeAcces'
import { useSchool } from '@src/redux/session/useSchool'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

export interface NewCodesValues {
  idCandidats: number[]
  dateExpiration: string
}

/** Default validity of a code, in days. */
const USUAL_DAYS = 90

const resolver = checkResolver<NewCodesValues>(({ idCandidats, dateExpiration }) => ({
  ...(idCandidats.length === 0 && { idCandidats: 'required' }),
  ...(!dateExpiration && { dateExpiration: 'required' }),
}))

/** The candidates who already have an active code, from a refusal. */
const namedIn = ({ code, details }: Problem): string[] =>
  code === 'code_running' ? (codeRunningDetails.safeParse(details).data?.candidats ?? []).map(({ nom }) => nom) : []

/** The form of new codes; candidates who already have one are named, and skipped if the user agrees. */
export function useNewCodes(ids: number[], close: () => void) {
  const { t } = useTranslation('codeAcces')
  const format = useFormat()
  const { today } = useSchool()
  const [create] = useCreateCodesMutation()
  const defaultValues = { idCandidats: ids, dateExpiration: addDays(today, USUAL_DAYS) }
  const form = useForm<NewCodesValues>({ defaultValues, resolver })
  const { onClose, draft } = usePanelDraft(`codes:${ids.join()}`, form, close)

  async function send(values: NewCodesValues, sauter: boolean): Promise<void> {
    const { data, error } = await create({ ...values, sauter })
    if (data) {
      toast.success(t('make.done', { count: data.data.length }))
      return onClose()
    }
    const problem = problemOf(error)
    const noms = namedIn(problem)
    if (noms.length > 0 && !sauter) {
      if (noms.length === values.idCandidats.length) return form.setError('root', { message: t('make.allHave') })
      const text = t('make.have', { noms: format.inRow(noms) })
      if (await confirmDialog({ title: t('make.leaveOut'), text })) await send(values, true)
      return
    }
    await showFaults(form, problem)
  }
  return { form, save: (values: NewCodesValues) => send(values, false), onClose, draft }
}
