import { type ToastOptions, toast } from '@core/components/messages/toast'
import { showFaults } from '@core/form/showFaults'
import { problemOf } from '@src/redux/answers/problemOf'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface Answer {
  data?: unknown
  error?: Parameters<typeof problemOf>[0]
}

/**
 * Ends the sending of a panel's form: confirms (with an undo where there is one) and closes the panel, or shows the
 * faults beside their fields.
 */
export function useFinish<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  news: string,
  onClose: () => void,
  options?: ToastOptions,
) {
  return async ({ data, error }: Answer): Promise<void> => {
    if (!data) return showFaults(form, problemOf(error))
    toast.success(news, options)
    onClose()
  }
}
