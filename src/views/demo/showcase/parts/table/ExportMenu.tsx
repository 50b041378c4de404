import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { Copy, FileSpreadsheet, FileText, Printer, Share, Sheet } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Grid, saveGrid, savePdf, textOf } from './grid'
import { PrintSheet } from './PrintSheet'

interface ExportMenuProps {
  /** The name of the file and the title of the sheet. */
  title: string
  /** Called at the press; returns all rows found, not only those of the page. */
  gridOf: () => Grid
}

/** Exports the rows of a table: on paper, to a file, to the clipboard. */
export function ExportMenu({ title, gridOf }: ExportMenuProps) {
  const { t } = useTranslation('demoTables')
  const [printed, setPrinted] = useState<Grid | null>(null)
  const printedOnce = useCallback(() => setPrinted(null), [])
  const saved = async (name: Promise<string>) => toast.success(t('word.saved', { name: await name }))
  const copy = async () => {
    const grid = gridOf()
    await navigator.clipboard.writeText(textOf(grid))
    toast.success(t('word.copied', { count: grid.rows.length }))
  }
  return (
    <>
      <Menu
        label={t('word.export')}
        icon={Share}
        items={[
          { id: 'print', label: t('word.print'), icon: Printer, onSelect: () => setPrinted(gridOf()) },
          { id: 'csv', label: 'CSV', icon: FileText, onSelect: () => void saved(saveGrid(gridOf(), title, 'csv')) },
          { id: 'xlsx', label: 'Excel', icon: Sheet, onSelect: () => void saved(saveGrid(gridOf(), title, 'xlsx')) },
          { id: 'pdf', label: 'PDF', icon: FileSpreadsheet, onSelect: () => void saved(savePdf(gridOf(), title)) },
          { id: 'copy', label: t('word.copy'), icon: Copy, onSelect: () => void copy() },
        ]}
      />
      {printed ? <PrintSheet title={title} grid={printed} onPrinted={printedOnce} /> : null}
    </>
  )
}
