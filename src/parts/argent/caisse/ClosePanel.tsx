import type { CaisseSession, Comptage } from '@contract/caisse/caisse'
import { Banner } from '@core/components/messages/Banner'
import { useFormat } from '@core/format/useFormat'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseForm } from './CloseForm'
import { CountForm } from './CountForm'
import './caisse.scss'

interface ClosePanelProps {
  session: Pick<CaisseSession, 'id' | 'jour' | 'caissier' | 'isStale'>
  /** True when the box belongs to another user: its cashier is then named. */
  isOther?: boolean
  onClose: () => void
}

/** Closes a session in two steps: the count is sent first, the expected amount is shown after. */
export function ClosePanel({ session, isOther = false, onClose }: ClosePanelProps) {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const [comptage, setComptage] = useState<Comptage | null>(null)
  const again = useCallback(() => setComptage(null), [])
  const day = format.day(session.jour)
  const title = isOther
    ? t('close.titleOther', { name: session.caissier, day })
    : t(session.isStale ? 'close.titleDay' : 'close.title', { day })
  const common = { id: session.id, title, onClose }
  if (comptage) return <CloseForm {...common} comptage={comptage} onAgain={again} />
  return (
    <CountForm {...common} onCounted={setComptage}>
      {isOther ? <Banner tone="info">{t('close.other', { name: session.caissier })}</Banner> : null}
    </CountForm>
  )
}
