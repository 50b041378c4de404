import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { useDraft } from '@core/form/useDraft'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values {
  motif: string
}

const resolver = checkResolver<Values>(({ motif }) => (motif.trim() ? {} : { motif: 'required' }))

interface MotifFormProps {
  /** The key of the draft: the typed text is kept until it is sent or cancelled. */
  draftKey: string
  /** Names the form and its button. */
  label: string
  hint: string
  /** Sends the reason and says whether that worked; the form stays unchanged when it fails. */
  onSubmit: (motif: string) => Promise<boolean>
  onCancel: () => void
}

/** Asks for the reason of a refusal or suspension; the school can read it. */
export function MotifForm({ draftKey, label, hint, onSubmit, onCancel }: MotifFormProps) {
  const { t } = useTranslation(['autoecole', 'common'])
  const form = useForm<Values>({ defaultValues: { motif: '' }, resolver })
  const draft = useDraft(`motif:${draftKey}`, form, { changesOnly: true })
  const send = async ({ motif }: Values) => {
    if (await onSubmit(motif)) draft.clear()
  }
  const cancel = () => {
    draft.clear()
    onCancel()
  }
  return (
    <Form form={form} onSubmit={send} label={label}>
      <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
      <TextAreaField
        name="motif"
        label={t('autoecole:motif')}
        hint={hint}
        required
        rows={3}
        maxLength={500}
        autoFocus
      />
      <div className="form-actions">
        <Button onClick={cancel}>{t('common:dialog.cancel')}</Button>
        <Button look="danger" type="submit" pending={form.formState.isSubmitting}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
