import type { Historique } from '@contract/ecole/historique'
import { ButtonLink } from '@core/components/ButtonLink'
import { Facts } from '@core/components/Facts'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { useFormat } from '@core/format/useFormat'
import { UndoImport } from '@src/parts/candidat/import/UndoImport'
import { UndoneImport } from '@src/parts/candidat/import/UndoneImport'
import { useZone } from '@src/parts/evenement/useZone'
import { useTranslation } from 'react-i18next'
import { useActionWords } from './actionWords'
import { ChangeList } from './ChangeList'
import { changesOf } from './changes'
import { EntryLines } from './EntryLines'
import { RecordName } from './RecordName'
import { linkOf } from './records'

interface EntryPanelProps {
  entry: Historique
  onClose: () => void
}

/** An entry of the log beside the list, with all its changes. */
export function EntryPanel({ entry, onClose }: EntryPanelProps) {
  const { t } = useTranslation('historique')
  const format = useFormat()
  const words = useActionWords()
  const zone = useZone()
  const to = linkOf(entry)
  return (
    <DetailsPanel
      title={words(entry)}
      footer={
        <>
          {entry.entite === 'import' ? <UndoImport id={entry.idEntite} /> : null}
          {to ? (
            <ButtonLink look="primary" to={to}>
              {t('open')}
            </ButtonLink>
          ) : null}
        </>
      }
      onClose={onClose}
    >
      <div className="log-panel">
        <Facts
          look="lines"
          facts={[
            { label: t('columns.when'), value: format.moment(entry.createdAt, zone) },
            { label: t('columns.author'), value: entry.auteur ?? t('system') },
            { label: t('columns.record'), value: <RecordName entry={entry} /> },
          ]}
        />
        {entry.entite === 'import' ? <UndoneImport id={entry.idEntite} /> : null}
        <section aria-label={t('columns.changes')}>
          <h3>{t('columns.changes')}</h3>
          {changesOf(entry).length > 0 ? <ChangeList entry={entry} /> : <p className="muted">{t('noChange')}</p>}
        </section>
        <EntryLines entry={entry} />
      </div>
    </DetailsPanel>
  )
}
