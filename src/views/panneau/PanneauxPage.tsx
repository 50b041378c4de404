import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { SearchBox } from '@core/table/SearchBox'
import { SearchX } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type Entry, found } from './entries'
import { PictureFamilies } from './PictureFamilies'
import { PicturePanel } from './PicturePanel'
import { useEntries } from './useEntries'
import './panneaux.scss'

/** The pictures of the highway code by family, searched in French and Arabic; one of them open beside the list. */
export function PanneauxPage() {
  const { t } = useTranslation('panneau')
  const { entries, isError, reload } = useEntries()
  return (
    <Page title={t('title')} description={t('description')}>
      {isError ? <ErrorState onRetry={reload} /> : null}
      {!entries && !isError ? <CardSkeleton /> : null}
      {entries ? <Dictionary entries={entries} /> : null}
    </Page>
  )
}

function Dictionary({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('panneau')
  const [text, setText] = useState('')
  const [params, setParams] = useSearchParams()
  const id = params.get('id')
  const late = useDeferredValue(text)
  const shown = useMemo(() => found(entries, late), [entries, late])
  const opened = entries.find((entry) => entry.id === id)
  const open = useCallback((next: string) => setParams({ id: next }, { replace: true }), [setParams])
  return (
    <>
      <div className="panneau-search">
        <SearchBox label={t('search')} value={text} onChange={setText} />
      </div>
      {shown.length === 0 ? <EmptyState icon={SearchX} title={t('none')} text={t('noneText')} /> : null}
      <PictureFamilies entries={shown} openId={id} onOpen={open} />
      {opened ? (
        <PicturePanel
          key={opened.id}
          entry={opened}
          entries={entries}
          onOpen={open}
          onClose={() => setParams({}, { replace: true })}
        />
      ) : null}
    </>
  )
}
