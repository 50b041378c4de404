import { Button } from '@core/components/Button'
import { PartPager } from '@core/components/PartPager'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { DraftNotice } from '@core/form/DraftNotice'
import { useDebounced } from '@core/hooks/useDebounced'
import { SearchBox } from '@core/table/SearchBox'
import { useRepriseQuery } from '@src/redux/argent/reprise'
import { CircleCheck, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PreviewPanel } from './PreviewPanel'
import { RowForm } from './RowForm'
import { usePreview } from './usePreview'
import { useRows } from './useRows'
import { useSaveRows } from './useSaveRows'

const PER_PAGE = 25

/** The candidates, one row each: Enter saves a row and goes to the next one. */
export function TypedTab() {
  const { t } = useTranslation('reprise')
  const [address] = useSearchParams()
  const idCandidat = address.get('candidat')
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const q = useDebounced(text.trim(), 200)
  const asked = { page: String(page), perPage: String(PER_PAGE), ...(q && { q }), ...(idCandidat && { idCandidat }) }
  const { data, isError, isFetching, refetch } = useRepriseQuery(asked)
  const { rows, change, forget, isRestored, discard } = useRows(data)
  const { save, isSaving } = useSaveRows(forget)
  const readable = rows.flatMap(({ toSend }) => toSend ?? [])
  const previews = usePreview(readable, !isFetching)
  const find = (next: string) => {
    setText(next)
    setPage(1)
  }
  const typed = rows.filter(({ isTyped }) => isTyped)
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <CardSkeleton lines={8} />
  return (
    <>
      <div className="reprise-tools">
        <SearchBox label={t('search')} value={text} onChange={find} />
        {typed.length > 1 ? (
          <Button icon={ListChecks} onClick={() => setIsPreviewing(true)}>
            {t('preview.open', { count: typed.length })}
          </Button>
        ) : null}
      </div>
      <DraftNotice restored={isRestored} onDiscard={discard} />
      {rows.length === 0 ? <EmptyState icon={CircleCheck} title={t('none.title')} text={t('none.text')} /> : null}
      <ul className="reprise-rows">
        {rows.map((row) => (
          <RowForm
            key={row.candidat.id}
            row={row}
            preview={previews.get(row.candidat.id)}
            isSaving={isSaving}
            onChange={(field, value) => change(row, field, value)}
            onSave={() => row.toSend && save([row.toSend])}
          />
        ))}
      </ul>
      <PartPager page={page} perPage={PER_PAGE} total={data.totalDataCount} onPage={setPage} />
      {isPreviewing ? (
        <PreviewPanel
          rows={typed.flatMap(({ toSend, candidat }) => (toSend ? [{ toSend, candidat }] : []))}
          unreadable={typed.filter(({ toSend }) => !toSend).length}
          onClose={() => setIsPreviewing(false)}
          onSave={async (toSend) => {
            if (await save(toSend)) setIsPreviewing(false)
          }}
          isSaving={isSaving}
        />
      ) : null}
    </>
  )
}
