import type { Question } from '@contract/cours/question'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { toast } from '@core/components/toast'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { SelectField } from '@core/form/SelectField'
import { showFaults } from '@core/form/showFaults'
import { OwnText } from '@src/parts/cours/OwnText'
import { useMoveQuestionMutation } from '@src/redux/code-course/question'
import { problemOf } from '@src/redux/problemOf'
import { FolderInput } from 'lucide-react'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSerieChoice } from '../useSerieChoice'

interface Values {
  idSerie: number | null
}

const resolver = checkResolver<Values>(({ idSerie }) => (idSerie === null ? { idSerie: 'required' } : {}))

/** Puts a question at the end of another series, beside the list. */
export function MovePanel({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation(['coursEdition', 'common'])
  const id = useId()
  const options = useSerieChoice()
  const [move] = useMoveQuestionMutation()
  const form = useForm<Values>({ defaultValues: { idSerie: null }, resolver })
  const save = async ({ idSerie }: Values) => {
    const { data, error } = await move({ id: question.id, body: { idSerie: idSerie ?? 0 } })
    if (!data) return showFaults(form, problemOf(error))
    const serie = options.find(({ value }) => value === String(idSerie))
    toast.success(t('question.moved', { serie: serie?.label ?? '' }))
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
      <Button look="primary" icon={FolderInput} type="submit" form={id} pending={form.formState.isSubmitting}>
        {t('question.moveHere')}
      </Button>
    </>
  )
  return (
    <DetailsPanel title={t('question.move')} footer={footer} onClose={onClose}>
      <Form form={form} onSubmit={save} id={id} label={t('question.move')}>
        <p>
          <OwnText text={question.text} />
        </p>
        <SelectField
          name="idSerie"
          label={t('fields.idSerie')}
          required
          numeric
          options={options.filter(({ value }) => value !== String(question.idSerie))}
        />
      </Form>
    </DetailsPanel>
  )
}
