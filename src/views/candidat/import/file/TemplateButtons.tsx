import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { writeSpreadsheet } from '@core/spreadsheet/client'
import { saveFile } from '@core/spreadsheet/save'
import type { SpreadsheetFormat } from '@core/spreadsheet/types'
import { useCandidatColumns } from '@src/parts/candidat/export/columns'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Downloads an empty list with the standard headings. */
export function TemplateButtons() {
  const { t } = useTranslation('import')
  const columns = useCandidatColumns()
  const download = async (format: SpreadsheetFormat) => {
    try {
      const blob = await writeSpreadsheet({ format, columns, sheet: t('sheet') }, [])
      saveFile(blob, `${t('template.fileName')}.${format}`)
    } catch {
      toast.error(t('saveFailed'))
    }
  }
  return (
    <div className="import-buttons">
      <Button icon={Download} onClick={() => download('xlsx')}>
        {t('template.xlsx')}
      </Button>
      <Button icon={Download} onClick={() => download('csv')}>
        {t('template.csv')}
      </Button>
    </div>
  )
}
