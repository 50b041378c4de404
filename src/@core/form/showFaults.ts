import { errorDialog } from '@core/dialogs/dialogs'
import type { Problem } from '@core/http/problem'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from './applyServerErrors'

/**
 * Shows the faults of a refusal beside their fields; a fault without a field in this form is shown in the dialog. Any
 * other failure was reported when the request failed.
 */
export async function showFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { errors, message }: Pick<Problem, 'errors' | 'message'>,
): Promise<void> {
  if (errors && applyServerErrors(form, errors).length > 0) await errorDialog(message)
}
