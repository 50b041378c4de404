import { addDays } from '@contract/clock/days'
import { toUtc, wallAt } from '@contract/clock/wall'
import { IconButton } from '@core/components/IconButton'
import { toast } from '@core/components/messages/toast'
import { formatDay } from '@core/format/date'
import { useFormat } from '@core/format/useFormat'
import { byHand } from '@core/http/byHand'
import { sheetIn } from '@core/pdf/lists'
import { saveFile } from '@core/spreadsheet/save'
import { useWords } from '@src/parts/evenement/useWords'
import { selectUserData } from '@src/redux/auth/slice'
import { useLazyEvenementsQuery } from '@src/redux/calendar/evenement'
import { useAppSelector } from '@src/redux/hooks'
import { useSchool } from '@src/redux/session/useSchool'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { feuilleOf, type Sheet } from './feuille'

interface FeuilleButtonProps {
  jour: string
  /** The instructors in the planning's order. */
  moniteurs: readonly { id: number }[]
}

/** Saves the sheet of a day as a PDF for printing. */
export function FeuilleButton({ jour, moniteurs }: FeuilleButtonProps) {
  const { t } = useTranslation('feuille')
  const words = useWords()
  const format = useFormat()
  const ecole = useAppSelector(selectUserData)?.connect.ecole?.nom ?? ''
  const { pays } = useSchool()
  const [ask] = useLazyEvenementsQuery()
  const [isMaking, setMaking] = useState(false)

  async function make() {
    const midnight = (day: string) => toUtc(wallAt(day, '00:00'), words.zone)
    const { data } = await byHand(() => ask({ from: midnight(jour), to: midnight(addDays(jour, 1)) }))
    if (!data) return
    const now = new Date().toISOString()
    const sheet: Sheet = {
      jour: formatDay(jour, words.language, 'long'),
      ecole,
      events: data.data,
      moniteurs: moniteurs.map(({ id }) => id),
      now,
      words,
      phone: (stored) => format.phone(stored, pays),
      printed: format.moment(now, words.zone),
    }
    saveFile(await sheetIn(words.language, feuilleOf(sheet)), `${t('file')} ${jour}.pdf`)
  }

  const save = () => {
    setMaking(true)
    make()
      .catch(() => toast.error(t('failed')))
      .finally(() => setMaking(false))
  }
  return (
    <IconButton
      icon={Printer}
      label={t('button')}
      aria-busy={isMaking || undefined}
      onClick={isMaking ? undefined : save}
    />
  )
}
