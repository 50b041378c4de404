import type { CodeAcces } from '@contract/ecole/codeAcces'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/fields/DateField'
import { showFaults } from '@core/form/showFaults'
import { useFormat } from '@core/format/useFormat'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useUpdateCodeMutation } from '@src/redux/code-course/codeAcces'
import { useSchool } from '@src/redux/session/useSchool'
import { Save } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values {
  dateExpiration: string
}

const resolver = checkResolver<Values>(({ dateExpiration }) => (dateExpiration ? {} : { dateExpiration: 'required' }))

/** Changes the last day of a code, beside the list. */
export function CodeDayPanel({ code, onClose: close }: { code: CodeAcces; onClose: () => void }) {
  const { t } = useTranslation('codeAcces')
  const format = useFormat()
  const { today } = useSchool()
  const [update] = useUpdateCodeMutation()
  const form = useForm<Values>({ defaultValues: { dateExpiration: code.dateExpiration }, resolver })
  const { onClose, draft } = usePanelDraft(`code:${code.id}`, form, close)
  const save = async ({ dateExpiration }: Values) => {
    const { data, error } = await update({ id: code.id, body: { dateExpiration, version: code.version } })
    if (data) {
      toast.success(t('daySaved', { nom: code.candidat, day: format.day(data.dateExpiration) }))
      return onClose()
    }
    const problem = problemOf(error)
    if (problem.code === 'stale') form.setError('root', { message: problem.message })
    else await showFaults(form, problem)
  }
  return (
    <PanelForm
      title={t('codeOf', { nom: code.candidat })}
      form={form}
      onSubmit={save}
      onClose={onClose}
      draft={draft}
      submit={t('save')}
      icon={Save}
    >
      <DateField name="dateExpiration" label={t('fields.dateExpiration')} required min={today} />
    </PanelForm>
  )
}
