import type { CodeAcces } from '@contract/ecole/codeAcces'
import { toast } from '@core/components/messages/toast'
import { useFormat } from '@core/format/useFormat'
import { cardsIn } from '@core/pdf/lists'
import { saveFile } from '@core/spreadsheet/save'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupedCode } from './groupedCode'

/** Saves codes as a PDF of cards to cut out, one each. */
export function usePrintCards() {
  const { t, i18n } = useTranslation('codeAcces')
  const format = useFormat()
  const heading = useAppSelector(selectUserData)?.connect.ecole?.nom ?? ''
  const [isMaking, setMaking] = useState(false)
  async function make(codes: readonly CodeAcces[]) {
    const cards = codes.map(({ candidat: name, code, dateExpiration }) => ({
      heading,
      name,
      code: groupedCode(code),
      lines: [t('card.title'), t('card.how'), t('card.until', { day: format.day(dateExpiration) })],
    }))
    saveFile(await cardsIn(i18n.language, t('title'), cards), `${t('card.file')}.pdf`)
  }
  const print = (codes: readonly CodeAcces[]) => {
    setMaking(true)
    make(codes)
      .catch(() => toast.error(t('card.failed')))
      .finally(() => setMaking(false))
  }
  return { print, isMaking }
}
