import type { ImportInput } from '@contract/ecole/import/candidatImport'
import { Button } from '@core/components/Button'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useFormat } from '@core/format/useFormat'
import { useStartImportMutation } from '@src/redux/candidat/candidatImport'
import { importStarted, stepTaken } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { ArrowLeft, Upload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StepProps } from '../steps'
import { AccessChoice } from './AccessChoice'
import { PlacesNote } from './PlacesNote'
import { wouldAdd } from './review'
import type { ReviewRow } from './rows/reviewRow'
import type { Review } from './useReview'

const MAX_NAME = 255

const countOf = (rows: ReviewRow[], test: (row: ReviewRow) => boolean) => rows.filter(test).length

interface Totals {
  add: number
  update: number
  skip: number
  fault: number
}

const totalsOf = (rows: ReviewRow[]): Totals => ({
  add: countOf(rows, (row) => wouldAdd(row) && !row.isBeyond),
  update: countOf(rows, ({ state, choice }) => state === 'ready' && choice === 'update'),
  skip: countOf(rows, ({ state }) => state === 'skip'),
  fault: countOf(rows, ({ state }) => state === 'fault'),
})

/** A summary of the import, and its start button. */
export function ReviewFooter({ draft, review }: StepProps & { review: Review }) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  const totals = totalsOf(review.rows)
  const { start, pending } = useStart(draft, review.rows, (idJob) => dispatch(importStarted(idJob)))
  const onStart = async () => {
    const sure = totals.fault === 0 || (await confirmDialog(withFaults(t, totals)))
    if (sure) await start()
  }
  const count = totals.add + totals.update
  const isTooMany = review.places !== null && totals.add > review.places
  return (
    <>
      <PlacesNote draft={draft} review={review} />
      {totals.add > 0 ? <AccessChoice draft={draft} /> : null}
      <div className="review-footer">
        <Button icon={ArrowLeft} onClick={() => dispatch(stepTaken('columns'))}>
          {t('steps.columns')}
        </Button>
        <p className="review-totals" role="status">
          <Totals {...totals} />
        </p>
        <Button
          look="primary"
          icon={Upload}
          pending={pending}
          disabled={count === 0 || review.checking || isTooMany}
          onClick={onStart}
        >
          {t('review.start', { count })}
        </Button>
      </div>
    </>
  )
}

const withFaults = (t: ReturnType<typeof useTranslation<'import'>>['t'], { fault }: Totals) => ({
  title: t('review.leftOutTitle', { count: fault }),
  text: t('review.leftOutText'),
})

function Totals({ add, update, skip, fault }: Totals) {
  const { t } = useTranslation('import')
  const format = useFormat()
  const parts = [
    add > 0 && t('totals.add', { count: add }),
    update > 0 && t('totals.update', { count: update }),
    skip > 0 && t('totals.skip', { count: skip }),
    fault > 0 && t('totals.fault', { count: fault }),
  ]
  return format.beside(parts)
}

/** Starts the import; after a refusal the rows are kept. */
function useStart(draft: StepProps['draft'], rows: ReviewRow[], onStarted: (idJob: number) => void) {
  const [startImport, { isLoading }] = useStartImportMutation()
  const start = async () => {
    const input: ImportInput = {
      fichier: draft.file.name.slice(0, MAX_NAME),
      rows: rows.map(({ line, cells, choice }) => ({ ligne: line, cells, choice })),
      idPermi: draft.idPermi,
      envoyer: draft.envoyer,
    }
    const { data } = await startImport(input)
    if (data) onStarted(data.id)
  }
  return { start, pending: isLoading }
}
