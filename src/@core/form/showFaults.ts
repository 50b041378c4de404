import { errorDialog } from '@core/dialogs/dialogs'
import type { Problem } from '@core/http/problem'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyServerErrors } from './applyServerErrors'

/**
 * Puts the faults of a refusal beside their fields; one that this form has no field for is told in the dialog. Any other
 * failure has been told when the form was sent.
 */
export async function showFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { errors, message }: Pick<Problem, 'errors' | 'message'>,
): Promise<void> {
  if (errors && applyServerErrors(form, errors).length > 0) await errorDialog(message)
}
