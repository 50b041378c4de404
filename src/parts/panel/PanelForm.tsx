import { Button, type ButtonLook } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { DraftNotice } from '@core/form/DraftNotice'
import { Form } from '@core/form/Form'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PanelDraft } from './usePanelDraft'

interface PanelFormProps<Values extends FieldValues> {
  title: string
  form: UseFormReturn<Values>
  onSubmit: (values: Values) => Promise<unknown>
  /** Cancels: the typed values are discarded. */
  onClose: () => void
  /** The text, icon and look of the button that sends the form. */
  submit: string
  icon: LucideIcon
  look?: ButtonLook
  /** The typed values that an earlier page kept: `usePanelDraft`. */
  draft: PanelDraft
  children: ReactNode
}

/** A form in a panel beside a page. */
export function PanelForm<Values extends FieldValues>(props: PanelFormProps<Values>) {
  const { title, form, onSubmit, onClose, submit, icon, look = 'primary', draft, children } = props
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <DetailsPanel
      title={title}
      onClose={draft.leave}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button form={id} look={look} icon={icon} type="submit" pending={form.formState.isSubmitting}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={onSubmit} label={title}>
        <DraftNotice restored={draft.restored} onDiscard={draft.discard} />
        {children}
      </Form>
    </DetailsPanel>
  )
}
