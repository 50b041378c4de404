import type { Cheque } from '@contract/caisse/cheque'
import { toast } from '@core/components/messages/toast'
import { saveFile } from '@core/spreadsheet/save'
import { useEntete } from '@src/parts/papiers/useEntete'
import { usePaperFile } from '@src/parts/papiers/usePaperFile'
import { useLazyChequesQuery } from '@src/redux/argent/cheque'
import { useTranslation } from 'react-i18next'
import type { Remise } from './remise'

/** Reads all cheques that were taken to the bank on a day. */
function useChequesOf() {
  const [read] = useLazyChequesQuery()
  return async (remisLe: string): Promise<Cheque[]> => {
    const cheques: Cheque[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await read({ remisLe, page: String(page), perPage: '100', sort: 'recuLe' }).unwrap()
      cheques.push(...answer.data)
      pages = answer.totalPages
    }
    return cheques
  }
}

/** Saves the slip of cheques as a PDF. */
export function useBordereau() {
  const { t } = useTranslation('caisse')
  const enteteOf = useEntete()
  const draw = usePaperFile()
  const chequesOf = useChequesOf()
  const make = async (read: () => Promise<readonly Cheque[]> | readonly Cheque[], { jour, bordereau }: Remise) => {
    const [entete, cheques, { bordereauPaper }] = await Promise.all([enteteOf(), read(), import('./bordereauPaper')])
    const blob = await draw((logo) => bordereauPaper({ entete, cheques, jour, bordereau }, logo))
    saveFile(blob, `${t('bordereau.file', { jour })}.pdf`)
  }
  const failed = () => toast.error(t('bordereau.failed'))
  return {
    print: (cheques: readonly Cheque[], remise: Remise) => void make(() => cheques, remise).catch(failed),
    /** The slip of a deposit, with all cheques that were on it. */
    printDeposit: (remise: Remise) => {
      const read = async () => (await chequesOf(remise.jour)).filter((one) => one.bordereau === remise.bordereau)
      make(read, remise).catch(failed)
    },
  }
}
