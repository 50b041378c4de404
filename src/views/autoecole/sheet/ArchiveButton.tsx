import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { saveFile } from '@core/spreadsheet/save'
import { fetchArchiveOfEcole } from '@src/redux/autoecole/archive'
import { useSchool } from '@src/redux/session/useSchool'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Saves all data of a school in one file, for a move to another server. */
export function ArchiveButton({ id, nom }: { id: number; nom: string }) {
  const { t } = useTranslation('autoecole')
  const { today } = useSchool()
  const [isMaking, setMaking] = useState(false)
  async function save() {
    setMaking(true)
    const { data } = await fetchArchiveOfEcole(id)
    setMaking(false)
    if (!data) return
    saveFile(new Blob([data], { type: 'application/vnd.sqlite3' }), `archive ${nom} ${today}.sqlite`)
    toast.success(t('archive.doneFor', { nom }))
  }
  return (
    <Button icon={Download} pending={isMaking} onClick={() => void save()}>
      {t('archive.action')}
    </Button>
  )
}
