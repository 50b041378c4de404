import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '../DraftNotice'
import { Form } from '../Form'
import { ConflictDialog, type FieldWords } from './ConflictDialog'
import { useAskedField } from './useAskedField'
import type { RecordFormState } from './useRecordForm'
import type { RecordValues } from './useSave'

interface RecordFormProps<Field extends string, Values extends RecordValues<Field>, Saved> {
  /** The result of `useRecordForm`. */
  record: RecordFormState<Field, Values, Saved>
  /** The name of the form, for screen readers. */
  label: string
  /**
   * The page to return to without saving. Left out where the form is a tab of its page: changes are then discarded in
   * place, and without any there is nothing to cancel.
   */
  cancelTo?: string
  /** The display names and values of the fields, for the conflict dialog. */
  words: FieldWords<Values, Field>
  /** The fields, in `FormPart`s. */
  children: ReactNode
}

/** Creates or edits a record; the typed values survive a reload, a refusal and a conflict. */
export function RecordForm<Field extends string, Values extends RecordValues<Field>, Saved>({
  record,
  label,
  cancelTo,
  words,
  children,
}: RecordFormProps<Field, Values, Saved>) {
  const { t } = useTranslation('common')
  const { form, save, conflict } = record
  useAskedField(form)
  return (
    <>
      <DraftNotice restored={record.hasDraft} onDiscard={record.startAnew} />
      <Form form={form} onSubmit={save} className="form record-form" label={label}>
        <div className="card card-body form-card">{children}</div>
        <div className="form-actions form-bar">
          {cancelTo ? <ButtonLink to={cancelTo}>{t('dialog.cancel')}</ButtonLink> : null}
          {!cancelTo && form.formState.isDirty ? (
            <Button onClick={record.startAnew}>{t('dialog.cancel')}</Button>
          ) : null}
          <Button look="primary" icon={Save} type="submit" pending={record.isPending}>
            {t('form.save')}
          </Button>
        </div>
      </Form>
      {conflict ? (
        <ConflictDialog conflict={conflict} words={words} onSettle={record.settle} onClose={record.dismiss} />
      ) : null}
    </>
  )
}
