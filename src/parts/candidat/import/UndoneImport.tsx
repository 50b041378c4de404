import type { ImportUndo } from '@contract/ecole/import/candidatImport'
import { Banner } from '@core/components/messages/Banner'
import { PartPager } from '@core/components/PartPager'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useImportUndoQuery } from '@src/redux/candidat/candidatImport'
import { useAbility } from '@src/redux/session/ability'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './undo.scss'

/** The result of an undone import; renders nothing for any other. */
export function UndoneImport({ id }: { id: number }) {
  const { t } = useTranslation('import')
  const format = useFormat()
  const canImport = useAbility().can('import', 'Candidat')
  const { data } = useImportUndoQuery(id, { skip: !canImport })
  if (!data?.undoneAt) return null
  const { removed, restored, kept } = data
  const parts = [
    t('undo.undoneAt', { when: format.moment(data.undoneAt) }),
    removed > 0 && t('undo.removed', { count: removed }),
    restored > 0 && t('undo.restored', { count: restored }),
  ]
  return (
    <>
      <Banner tone="info">{parts.filter(Boolean).join(' ')}</Banner>
      {kept.length > 0 ? <KeptList kept={kept} /> : null}
    </>
  )
}

const PER_PAGE = 10

/** The candidates who were kept, and why. */
function KeptList({ kept }: Pick<ImportUndo, 'kept'>) {
  const { t } = useTranslation('import')
  const [page, setPage] = useState(1)
  const title = t('undo.kept', { count: kept.length })
  return (
    <section className="kept" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {kept.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ idCandidat, nom, reason }) => (
          <li key={idCandidat}>
            <Link to={paths.candidat(idCandidat)}>{nom}</Link>
            <span className="muted">{t(`undo.reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
      <PartPager page={page} perPage={PER_PAGE} total={kept.length} onPage={setPage} />
    </section>
  )
}
