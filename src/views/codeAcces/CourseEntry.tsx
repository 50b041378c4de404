import { consumeCode } from '@contract/calls/ecole/codeAcces'
import { codeUseInput } from '@contract/ecole/codeAcces'
import { fieldErrors } from '@contract/errors'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/fields/TextField'
import { showFaults } from '@core/form/showFaults'
import { minutesToWait } from '@core/http/wait'
import { problemOf } from '@src/redux/answers/problemOf'
import { useConsumeCodeMutation } from '@src/redux/code-course/codeAcces'
import { isForPage } from '@src/redux/failures'
import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import './codeAcces.scss'

interface Values {
  code: string
}

/** A malformed code is refused here and does not use up a try. */
const resolver = checkResolver<Values>((values) => {
  const parsed = codeUseInput.safeParse(values, { reportInput: true })
  return parsed.success ? {} : fieldErrors(parsed.error)
})

/** The form in which a candidate enters the code of their card to open the course. */
export function CourseEntry() {
  const { t } = useTranslation('codeAcces')
  const [consume] = useConsumeCodeMutation()
  const form = useForm<Values>({ defaultValues: { code: '' }, resolver })
  const submit = async (values: Values) => {
    const { data, error } = await consume(values)
    if (data) return toast.success(t('course.opened'))
    const problem = problemOf(error)
    const minutes = minutesToWait(problem)
    if (minutes !== null) form.setError('root', { message: t('course.wait', { count: minutes }) })
    else if (problem.errors) await showFaults(form, problem)
    else if (isForPage(problem, consumeCode.failure)) form.setError('root', { message: problem.message })
  }
  return (
    <section className="card card-body code-entry">
      <h2>{t('course.enter')}</h2>
      <p className="muted">{t('course.where')}</p>
      <Form form={form} onSubmit={submit} label={t('course.enter')}>
        <TextField name="code" label={t('fields.code')} required maxLength={20} autoComplete="off" />
        <div className="form-actions">
          <Button look="primary" icon={KeyRound} type="submit" pending={form.formState.isSubmitting}>
            {t('course.open')}
          </Button>
        </div>
      </Form>
    </section>
  )
}
