import { toast } from '@core/components/messages/toast'
import { showFaults } from '@core/form/showFaults'
import { problemOf } from '@src/redux/answers/problemOf'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface Answer {
  data?: unknown
  error?: Parameters<typeof problemOf>[0]
}

/** Ends the sending of a panel's form: confirms and closes the panel, or shows the faults beside their fields. */
export function useFinish<Values extends FieldValues>(form: UseFormReturn<Values>, news: string, onClose: () => void) {
  return async ({ data, error }: Answer): Promise<void> => {
    if (!data) return showFaults(form, problemOf(error))
    toast.success(news)
    onClose()
  }
}
