import type { CaisseSessionDetail } from '@contract/caisse/caisse'
import { toast } from '@core/components/messages/toast'
import { useFormat } from '@core/format/useFormat'
import { directionOf } from '@core/platform/direction'
import { saveFile } from '@core/spreadsheet/save'
import { useZone } from '@src/parts/evenement/useZone'
import { usePaperFile } from '@src/parts/papiers/usePaperFile'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { useMoney } from '../../useMoney'
import { useCoupureWords } from '../coupureWords'

/** Saves the report of a closed session as a PDF. */
export function useRapport() {
  const { t, i18n } = useTranslation(['caisse', 'transaction', 'paiement'])
  const format = useFormat()
  const zone = useZone()
  const money = useMoney()
  const { pays } = useSchool()
  const words = useCoupureWords()
  const make = usePaperFile()
  const ecole = useAppSelector(selectUserData)?.connect.ecole?.nom ?? ''
  const print = async (session: CaisseSessionDetail) => {
    const { rapport } = session
    if (!rapport) return
    const { rapportPaper } = await import('./rapportPaper')
    const build = rapportPaper({
      session,
      rapport,
      ecole,
      pays,
      money,
      dir: directionOf(i18n.language),
      beside: format.beside,
      t: (key, values = {}) => t(key, values),
      day: (day) => format.day(day),
      moment: (moment) => format.moment(moment, zone),
      time: (moment) => format.time(moment, zone),
      coupure: (valeur) => words({ valeur }),
    })
    saveFile(await make(build), `${t('report.file', { numero: rapport.numero })}.pdf`)
  }
  return (session: CaisseSessionDetail) => {
    print(session).catch(() => toast.error(t('report.failed')))
  }
}
