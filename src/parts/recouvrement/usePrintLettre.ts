import { toast } from '@core/components/messages/toast'
import { saveFile } from '@core/spreadsheet/save'
import { usePaperFile } from '@src/parts/papiers/usePaperFile'
import { useLazyLettreQuery, useMarkLettreMutation } from '@src/redux/recouvrement/regularisation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Prints the letter of a third reminder, and notes that it was printed once the file is there. */
export function usePrintLettre() {
  const { t } = useTranslation('recouvrement')
  const [read] = useLazyLettreQuery()
  const [mark] = useMarkLettreMutation()
  const draw = usePaperFile()
  const [isPending, setIsPending] = useState(false)
  const print = async (idRelance: number, nom: string) => {
    setIsPending(true)
    const title = t('lettre.file', { nom })
    try {
      const [lettre, { lettrePaper }] = await Promise.all([read(idRelance).unwrap(), import('./lettrePaper')])
      saveFile(await draw((logo) => lettrePaper(lettre, title, logo)), `${title}.pdf`)
      await mark(idRelance)
    } catch {
      toast.error(t('lettre.failed'))
    } finally {
      setIsPending(false)
    }
  }
  return { print, isPending }
}
