import { MAX_REPRISE_ROWS } from '@contract/argent/reprise'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { CardSkeleton } from '@core/components/states/Skeletons'
import type { Spreadsheet } from '@core/spreadsheet/types'
import { useSchool } from '@src/redux/session/useSchool'
import { DropZone, FileFault } from '@src/views/candidat/import/file/FileStep'
import { useFileReader } from '@src/views/candidat/import/file/useFileReader'
import { ListChecks, RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PreviewPanel } from '../PreviewPanel'
import { useSaveRows } from '../useSaveRows'
import { ColumnList } from './ColumnList'
import { findHeading, guessMapping, type Mapping } from './columns'
import { FaultList } from './FaultList'
import { readRows } from './sheetRows'
import { useUnpriced } from './useUnpriced'
import '@src/views/candidat/import/import.scss'

interface Opened {
  name: string
  spreadsheet: Spreadsheet
  heading: number
  mapping: Mapping
}

/** Imports the accounts of a sheet: a file, its columns, every fault, then one write. */
export function SheetTab() {
  const { t } = useTranslation(['reprise', 'import'])
  const [opened, setOpened] = useState<Opened | null>(null)
  const { reading, fault, read, stop } = useFileReader((file, spreadsheet) => {
    const heading = findHeading(spreadsheet.rows)
    const mapping = guessMapping(spreadsheet.rows[heading]?.cells ?? [])
    setOpened({ name: file.name, spreadsheet, heading, mapping })
  })
  if (opened) {
    return (
      <OpenedSheet
        sheet={opened}
        onMap={(mapping) => setOpened({ ...opened, mapping })}
        onClose={() => setOpened(null)}
      />
    )
  }
  return (
    <>
      {fault ? <FileFault fault={fault} /> : null}
      <p className="muted">{t('sheet.text')}</p>
      <DropZone onFile={(file) => void read(file)} />
      {reading ? <ProgressBar label={t('import:file.reading', { name: reading.name })} onStop={stop} /> : null}
    </>
  )
}

interface OpenedSheetProps {
  sheet: Opened
  onMap: (mapping: Mapping) => void
  onClose: () => void
}

function OpenedSheet({ sheet, onMap, onClose }: OpenedSheetProps) {
  const { t, i18n } = useTranslation('reprise')
  const { currency } = useSchool()
  const known = useUnpriced()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const { save, isSaving } = useSaveRows(onClose)
  const { spreadsheet, heading, mapping, name } = sheet
  const language = i18n.language
  const found = useMemo(
    () => known && readRows(spreadsheet.rows.slice(heading + 1), mapping, { ...toKnown(known), language, currency }),
    [known, spreadsheet, heading, mapping, language, currency],
  )
  if (!found) return <CardSkeleton lines={6} />
  const { rows, faults } = found
  const isTooMany = rows.length > MAX_REPRISE_ROWS
  return (
    <>
      <div className="reprise-tools">
        <p className="muted reprise-file">{t('sheet.file', { name, count: spreadsheet.rows.length - heading - 1 })}</p>
        <Button icon={RotateCcw} onClick={onClose}>
          {t('sheet.other')}
        </Button>
        <Button
          look="primary"
          icon={ListChecks}
          disabled={rows.length === 0 || faults.length > 0 || isTooMany}
          onClick={() => setIsPreviewing(true)}
        >
          {t('preview.open', { count: rows.length })}
        </Button>
      </div>
      {isTooMany ? <Banner tone="warning">{t('sheet.tooMany', { count: MAX_REPRISE_ROWS })}</Banner> : null}
      {faults.length > 0 ? <FaultList faults={faults} /> : null}
      <ColumnList headings={spreadsheet.rows[heading]?.cells ?? []} mapping={mapping} onMap={onMap} />
      {isPreviewing ? (
        <PreviewPanel
          rows={rows}
          isSaving={isSaving}
          onSave={async (toSend) => void (await save(toSend))}
          onClose={() => setIsPreviewing(false)}
        />
      ) : null}
    </>
  )
}

const toKnown = ({ data, offres }: NonNullable<ReturnType<typeof useUnpriced>>) => ({ candidats: data, offres })
