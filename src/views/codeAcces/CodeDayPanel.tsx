import type { CodeAcces } from '@contract/ecole/codeAcces'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { toast } from '@core/components/toast'
import { checkResolver } from '@core/form/checkResolver'
import { DateField } from '@core/form/DateField'
import { Form } from '@core/form/Form'
import { showFaults } from '@core/form/showFaults'
import { useFormat } from '@core/format/useFormat'
import { useUpdateCodeMutation } from '@src/redux/code-course/codeAcces'
import { problemOf } from '@src/redux/problemOf'
import { useSchool } from '@src/redux/session/useSchool'
import { Save } from 'lucide-react'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values {
  dateExpiration: string
}

const resolver = checkResolver<Values>(({ dateExpiration }) => (dateExpiration ? {} : { dateExpiration: 'required' }))

/** Changes the last day of a code, beside the list. */
export function CodeDayPanel({ code, onClose }: { code: CodeAcces; onClose: () => void }) {
  const { t } = useTranslation(['codeAcces', 'common'])
  const id = useId()
  const format = useFormat()
  const { today } = useSchool()
  const [update] = useUpdateCodeMutation()
  const form = useForm<Values>({ defaultValues: { dateExpiration: code.dateExpiration }, resolver })
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
  const footer = (
    <>
      <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
      <Button look="primary" icon={Save} type="submit" form={id} pending={form.formState.isSubmitting}>
        {t('save')}
      </Button>
    </>
  )
  return (
    <DetailsPanel title={t('codeOf', { nom: code.candidat })} footer={footer} onClose={onClose}>
      <Form form={form} onSubmit={save} id={id} label={t('changeDay')}>
        <DateField name="dateExpiration" label={t('fields.dateExpiration')} required min={today} />
      </Form>
    </DetailsPanel>
  )
}
