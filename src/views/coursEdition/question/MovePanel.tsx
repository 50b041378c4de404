import type { Question } from '@contract/cours/question'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { SelectField } from '@core/form/fields/SelectField'
import { showFaults } from '@core/form/showFaults'
import { OwnText } from '@src/parts/cours/OwnText'
import { PanelForm } from '@src/parts/panel/PanelForm'
import { usePanelDraft } from '@src/parts/panel/usePanelDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useMoveQuestionMutation } from '@src/redux/code-course/question'
import { FolderInput } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSerieChoice } from '../useSerieChoice'

interface Values {
  idSerie: number | null
}

const resolver = checkResolver<Values>(({ idSerie }) => (idSerie === null ? { idSerie: 'required' } : {}))

/** Puts a question at the end of another series, beside the list. */
export function MovePanel({ question, onClose: close }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation('coursEdition')
  const options = useSerieChoice()
  const [move] = useMoveQuestionMutation()
  const form = useForm<Values>({ defaultValues: { idSerie: null }, resolver })
  const { onClose, draft } = usePanelDraft(`deplacement:${question.id}`, form, close)
  const save = async ({ idSerie }: Values) => {
    const { data, error } = await move({ id: question.id, body: { idSerie: idSerie ?? 0 } })
    if (!data) return showFaults(form, problemOf(error))
    const serie = options.find(({ value }) => value === String(idSerie))
    toast.success(t('question.moved', { serie: serie?.label ?? '' }))
    onClose()
  }
  return (
    <PanelForm
      title={t('question.move')}
      form={form}
      onSubmit={save}
      onClose={onClose}
      draft={draft}
      submit={t('question.moveHere')}
      icon={FolderInput}
    >
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
    </PanelForm>
  )
}
