import type { approbationInput } from '@contract/argent/approbation'
import { useFinish } from '@src/parts/panel/useFinish'
import { useCreateApprobationMutation } from '@src/redux/argent/approbation'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'

/** Asks the management to approve an operation above the ceiling of the cash desk, instead of carrying it out. */
export function useAsk<Values extends FieldValues>(form: UseFormReturn<Values>, onClose: () => void) {
  const { t } = useTranslation('paiement')
  const [create] = useCreateApprobationMutation()
  const finish = useFinish(form, t('ask.done'), onClose)
  return async (body: z.input<typeof approbationInput>): Promise<void> => finish(await create(body))
}
