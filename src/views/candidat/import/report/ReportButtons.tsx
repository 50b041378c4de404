import { IMPORT_FIELDS, type ImportJob } from '@contract/ecole/import/candidatImport'
import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { writeSpreadsheet } from '@core/spreadsheet/client'
import { saveFile } from '@core/spreadsheet/save'
import type { SpreadsheetFormat, WriteCell, WriteColumn } from '@core/spreadsheet/types'
import { useCandidatColumns } from '@src/parts/candidat/export/columns'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { linesOf, withEdits } from '../draft'
import { useReasons } from '../review/rows/faultText'
import type { StepProps } from '../steps'

interface ReportButtonsProps extends Pick<StepProps, 'draft'> {
  job: ImportJob
}

/** Downloads the report: the result of each row beside its cells, ready to be corrected and imported again. */
export function ReportButtons({ job, draft }: ReportButtonsProps) {
  const { t } = useTranslation('import')
  const reasonsOf = useReasons()
  const fields = useCandidatColumns()
  const rowsOf = (onlyRefused: boolean): WriteCell[][] => {
    const cells = new Map(withEdits(linesOf(draft), draft.edits).map((line) => [line.line, line.cells]))
    return job.report
      .filter(({ outcome }) => !onlyRefused || outcome === 'refused')
      .map((row) => {
        const values = IMPORT_FIELDS.map((field) => cells.get(row.ligne)?.[field] ?? '')
        return [row.ligne, t(`outcome.${row.outcome}`), reasonsOf(row).join(' '), ...values]
      })
  }
  const download = async (format: SpreadsheetFormat, onlyRefused: boolean) => {
    const columns: WriteColumn[] = [
      { heading: t('review.line'), kind: 'number', width: 8 },
      { heading: t('report.outcome'), kind: 'text', width: 14 },
      { heading: t('report.reasons'), kind: 'text', width: 40 },
      // Cells as in the file, including dates: an invalid one may be the fault.
      ...fields.map((column): WriteColumn => ({ ...column, kind: column.kind === 'date' ? 'text' : column.kind })),
    ]
    try {
      const blob = await writeSpreadsheet({ format, columns, sheet: t('steps.report') }, [rowsOf(onlyRefused)])
      const stem = onlyRefused ? t('report.refusedFile') : t('report.file')
      saveFile(blob, `${stem} ${draft.file.name.replace(/\.\w+$/, '')}.${format}`)
    } catch {
      toast.error(t('saveFailed'))
    }
  }
  const refused = job.counts.refused ?? 0
  return (
    <Menu
      label={t('report.download')}
      icon={Download}
      items={[
        { id: 'xlsx', label: t('report.allXlsx'), onSelect: () => void download('xlsx', false) },
        { id: 'csv', label: t('report.allCsv'), onSelect: () => void download('csv', false) },
        {
          id: 'refused',
          label: t('report.refusedXlsx'),
          disabled: refused === 0,
          separated: true,
          onSelect: () => void download('xlsx', true),
        },
      ]}
    />
  )
}
