import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { saveFile } from '@core/spreadsheet/save'
import { selectUserData } from '@src/redux/auth/slice'
import { fetchArchiveEcole } from '@src/redux/autoecole/archive'
import { useAppSelector } from '@src/redux/hooks'
import { useSchool } from '@src/redux/session/useSchool'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import './archive.scss'

/** Saves all data of the school in one file. */
function useArchive() {
  const { t } = useTranslation('autoecole')
  const { today } = useSchool()
  const nom = useAppSelector(selectUserData)?.connect.ecole?.nom ?? ''
  const [isMaking, setMaking] = useState(false)
  async function save() {
    setMaking(true)
    const { data } = await fetchArchiveEcole()
    setMaking(false)
    if (!data) return
    saveFile(new Blob([data], { type: 'application/vnd.sqlite3' }), `archive ${nom} ${today}.sqlite`)
    toast.success(t('archive.done'))
  }
  return { isMaking, save }
}

/** Describes and saves the file with all data of the school, to move to another server or to keep. */
export function ArchiveTab() {
  const { t } = useTranslation('autoecole')
  const { isMaking, save } = useArchive()
  return (
    <section className="card card-body archive-card" aria-labelledby="archive-title">
      <h2 id="archive-title">{t('archive.title')}</h2>
      <p>{t('archive.text')}</p>
      <p className="muted">{t('archive.reading')}</p>
      <p className="muted">{t('archive.passwords')}</p>
      <Button icon={Download} pending={isMaking} onClick={() => void save()}>
        {t('archive.action')}
      </Button>
    </section>
  )
}
