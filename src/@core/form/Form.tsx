import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from './ErrorSummary'
import { focusFirstFault, reveal } from './focus'

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Called with the valid values; the button is pending until the promise settles. */
  onSubmit: (values: Values) => Promise<unknown> | unknown
  /** The name of the form, for screen readers. */
  label?: string
  id?: string
  className?: string
  children: ReactNode
}

/**
 * A form on react-hook-form: Enter submits, the first invalid field gets the focus, faults appear beside their fields.
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  label,
  id,
  className,
  children,
}: FormProps<Values>) {
  // Loads the fault messages before the first fault is shown.
  useTranslation('errors', { useSuspense: false })
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        aria-label={label}
        className={className ?? 'form'}
        onSubmit={(event) => {
          const root = event.currentTarget
          const unread = root.querySelector<HTMLElement>('[data-unread]')
          if (unread) {
            // The unreadable text left the field's value empty, which the user did not intend.
            event.preventDefault()
            void form.trigger()
            return reveal(unread)
          }
          void form.handleSubmit(
            async (values) => {
              await onSubmit(values)
            },
            () => focusFirstFault(root),
          )(event)
        }}
      >
        <ErrorSummary />
        {children}
      </form>
    </FormProvider>
  )
}
