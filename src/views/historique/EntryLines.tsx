import type { Historique } from '@contract/ecole/historique'
import { PartPager } from '@core/components/PartPager'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useHistoriquesQuery } from '@src/redux/historique/historique'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionWords } from './actionWords'
import { RecordName } from './RecordName'
import { hasLines } from './records'

const PER_PAGE = 10

/** The lines of an entry about many records, page by page. */
export function EntryLines({ entry }: { entry: Historique }) {
  const { t } = useTranslation('historique')
  const [page, setPage] = useState(1)
  const words = useActionWords()
  const { data, isFetching } = useHistoriquesQuery(
    { idGroupe: String(entry.id), page: String(page), perPage: String(PER_PAGE) },
    { skip: !hasLines(entry) },
  )
  if (!hasLines(entry)) return null
  return (
    <section className="log-lines" aria-label={t('lines.title')}>
      <h3>{t('lines.title')}</h3>
      {data ? (
        <ol aria-busy={isFetching}>
          {data.data.map((line) => (
            <li key={line.id}>
              <RecordName entry={line} />
              <span className="muted">{words(line)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <CardSkeleton lines={5} />
      )}
      <PartPager page={page} perPage={PER_PAGE} total={data?.totalDataCount ?? 0} onPage={setPage} />
    </section>
  )
}
