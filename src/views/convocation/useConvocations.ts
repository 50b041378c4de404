import type { Convocation, ConvocationValues } from '@contract/papiers/convocation'
import { toast } from '@core/components/messages/toast'
import { saveFile } from '@core/spreadsheet/save'
import { usePaperFile } from '@src/parts/papiers/usePaperFile'
import { useCreateConvocationsMutation } from '@src/redux/papiers/convocation'
import { useTranslation } from 'react-i18next'

/** Saves summonses as one PDF, a page each. */
export function usePrintConvocations() {
  const { t } = useTranslation('convocation')
  const make = usePaperFile()
  return async (convocations: readonly Convocation[]): Promise<void> => {
    const [first] = convocations
    if (!first) return
    const title = convocations.length === 1 ? first.numero : t('file', { count: convocations.length })
    try {
      // Loaded only when a file is requested: a candidate's first page lists the summonses too.
      const { convocationPapers } = await import('./convocationPaper')
      const blob = await make((logo) => convocationPapers(convocations, title, logo))
      saveFile(blob, `${title}.pdf`)
    } catch {
      toast.error(t('failed'))
    }
  }
}

/** Issues the summonses to exams and saves them; returns whether they were issued. */
export function useIssueConvocations() {
  const { t } = useTranslation('convocation')
  const [create] = useCreateConvocationsMutation()
  const print = usePrintConvocations()
  return async (values: ConvocationValues) => {
    const answer = await create(values)
    if (answer.data) {
      toast.success(t('issued', { count: answer.data.data.length }))
      await print(answer.data.data)
    }
    return answer
  }
}
