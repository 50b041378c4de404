import { type Evenement, isExam } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { useDraft } from '@core/form/useDraft'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Act } from '../actions/useAct'
import type { AskScope } from '../actions/useScope'
import { type Answer, answerKey } from './answers'
import { type AnswerValues, answerDraft, answerOf, startValues } from './answerValues'
import { LateCancel } from './LateCancel'

interface AnswerFormProps {
  answer: Answer
  event: Evenement
  askScope: AskScope
  act: Act
  onDone: () => void
}

/** Beside « Annuler la leçon », a plain « Annuler » would be ambiguous. */
const keepKey = ({ extendedProps }: Evenement) => (isExam(extendedProps.calendar) ? 'act.keepExam' : 'act.keep')

/** The questions that belong to an answer. */
export function AnswerForm({ answer, event, askScope, act, onDone }: AnswerFormProps) {
  const { t } = useTranslation(['evenement', 'common'])
  const form = useForm<AnswerValues>({ defaultValues: startValues(event) })
  const draft = useDraft(answerDraft(answer, event), form, { changesOnly: true })
  const end = () => {
    draft.clear()
    onDone()
  }
  async function save(values: AnswerValues) {
    if (answer === 'attest' && !(Number(values.minutes) >= 1)) return form.setError('minutes', { message: 'too_small' })
    if (answer === 'result' && !values.status) return form.setError('status', { message: 'required' })
    const scope = answer === 'cancel' && event.extendedProps.serie ? await askScope('cancel') : 'one'
    if (scope && (await act(answerOf(answer, event, values, scope)))) end()
  }
  return (
    <Form form={form} onSubmit={save} label={t(answerKey(answer, event))}>
      <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
      <p>{t(`answer.${answer}`)}</p>
      {answer === 'cancel' ? <LateCancel event={event} /> : null}
      <AnswerInputs answer={answer} event={event} />
      <div className="form-actions">
        <Button onClick={end}>{t(answer === 'cancel' ? keepKey(event) : 'common:dialog.cancel')}</Button>
        <Button look={answer === 'cancel' ? 'danger' : 'primary'} type="submit" pending={form.formState.isSubmitting}>
          {t(answerKey(answer, event))}
        </Button>
      </div>
    </Form>
  )
}

function AnswerInputs({ answer, event }: Pick<AnswerFormProps, 'answer' | 'event'>) {
  const { t } = useTranslation('evenement')
  const { candidats } = event.extendedProps
  const people = candidats.map(({ id, nom }) => ({ value: String(id), label: nom }))
  const results = [
    { value: 'SUCCESS', label: t('statutWord.SUCCESS') },
    { value: 'FAILED', label: t('statutWord.FAILED') },
  ]
  switch (answer) {
    case 'attest':
      return (
        <>
          <TextField required type="number" inputMode="numeric" name="minutes" label={t('answer.minutes')} />
          {candidats.length > 1 ? (
            <CheckboxGroupField numeric name="absents" label={t('answer.absents')} options={people} />
          ) : null}
          <TextAreaField name="suite" label={t('answer.suite')} hint={t('answer.suiteHint')} maxLength={500} />
        </>
      )
    case 'result':
      return (
        <>
          <SelectField required name="status" label={t('answer.status')} options={results} />
          <TextAreaField name="note" label={t('answer.note')} maxLength={1000} />
        </>
      )
    case 'noShow':
      return <TextAreaField name="note" label={t('answer.note')} maxLength={300} />
    case 'cancel':
      return <TextAreaField name="motif" label={t('answer.motif')} maxLength={300} />
  }
}
