import type { FluxInput } from '@contract/planning/flux'
import { Button } from '@core/components/Button'
import { saveFile } from '@core/spreadsheet/save'
import { useFluxFileMutation } from '@src/redux/calendar/flux'
import { Download } from 'lucide-react'

interface FluxDownloadProps extends FluxInput {
  label: string
}

/** Downloads a calendar in iCal format. */
export function FluxDownload({ label, ressource, idRessource }: FluxDownloadProps) {
  const [read, { isLoading }] = useFluxFileMutation()
  const save = async () => {
    const { data } = await read({ ressource, idRessource })
    if (data) saveFile(new Blob([data.contenu], { type: 'text/calendar;charset=utf-8' }), data.fichier)
  }
  return (
    <Button icon={Download} pending={isLoading} onClick={() => void save()}>
      {label}
    </Button>
  )
}
