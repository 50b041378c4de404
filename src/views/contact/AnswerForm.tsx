import type { MessageContact } from '@contract/plateforme/contact'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { showFaults } from '@core/form/showFaults'
import { useDraft } from '@core/form/useDraft'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAnswerContactMutation } from '@src/redux/contact/contact'
import { Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values {
  reponse: string
}

const resolver = checkResolver<Values>(({ reponse }) => (reponse.trim() ? {} : { reponse: 'required' }))

/** Answers a message by e-mail. */
export function AnswerForm({ message: { id, email } }: { message: MessageContact }) {
  const { t } = useTranslation('contact')
  const [answer] = useAnswerContactMutation()
  const form = useForm<Values>({ defaultValues: { reponse: '' }, resolver })
  const draft = useDraft(`contact-reponse:${id}`, form, { changesOnly: true })
  const send = async ({ reponse }: Values) => {
    const { data, error } = await answer({ id, reponse })
    if (!data) return showFaults(form, problemOf(error))
    draft.clear()
    toast.success(t('answered', { email }))
  }
  return (
    <Form form={form} onSubmit={send} label={t('answer')}>
      <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
      <TextAreaField
        name="reponse"
        label={t('fields.reponse')}
        hint={t('answerHint', { email })}
        required
        maxLength={5000}
        rows={6}
      />
      <div className="form-actions">
        <Button look="primary" icon={Send} type="submit" pending={form.formState.isSubmitting}>
          {t('answer')}
        </Button>
      </div>
    </Form>
  )
}
