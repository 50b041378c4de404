import type { CompteCandidat } from '@contract/argent/compte'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { Button } from '@core/components/Button'
import { Menu } from '@core/components/overlays/Menu'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { useOffreQuery } from '@src/redux/argent/compte'
import {
  BadgePercent,
  Banknote,
  CalendarArrowDown,
  CircleStop,
  FileX2,
  Handshake,
  PackagePlus,
  Undo2,
  UserPlus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { activeInscription } from './account'
import type { Open } from './opened'

export interface AccountActionsProps {
  candidat: CandidatDetail
  compte: CompteCandidat
  onOpen: Open
  onPay: () => void
}

/** The actions on an account that the user's rights allow. */
export function AccountActions({ candidat, compte, onOpen, onPay }: AccountActionsProps) {
  const { t } = useTranslation('paiement')
  const { canPay, canEnrol, canChange } = useMoneyRights()
  // Loaded in advance, so that the panels of packages open immediately.
  useOffreQuery(candidat.id, { skip: !canEnrol })
  const isEnrolled = activeInscription(compte) !== undefined
  const enrolled = [
    { kind: 'lots' as const, label: t('actions.addLots'), icon: PackagePlus },
    { kind: 'advance' as const, label: t('actions.advance'), icon: CalendarArrowDown },
    { kind: 'remise' as const, label: t('actions.remise'), icon: BadgePercent },
    { kind: 'end' as const, label: t('actions.end'), icon: CircleStop },
  ]
  const owing = [{ kind: 'writeOff' as const, label: t('actions.writeOff'), icon: FileX2 }]
  const more = [...(isEnrolled ? enrolled : []), ...(compte.aPayer > 0 ? owing : [])]
  // Of these actions, the cash desk gets only discounts and write-offs: it discounts up to its ceiling, and asks for
  // anything more.
  const offered = more.filter(({ kind }) => canChange || (canPay && (kind === 'remise' || kind === 'writeOff')))
  return (
    <div className="account-actions">
      {canEnrol && !isEnrolled && !candidat.archived ? (
        <Button icon={UserPlus} onClick={() => onOpen({ kind: 'enrol' })}>
          {t('actions.enrol')}
        </Button>
      ) : null}
      {offered.length > 0 ? (
        <Menu
          label={t('actions.more')}
          items={offered.map(({ kind, ...item }) => ({
            ...item,
            id: kind,
            danger: kind === 'end' || kind === 'writeOff',
            separated: kind === 'end',
            onSelect: () => onOpen({ kind }),
          }))}
        />
      ) : null}
      {canPay && compte.aPayer > 0 ? (
        <Button icon={Handshake} onClick={() => onOpen({ kind: 'promise' })}>
          {t('actions.promise')}
        </Button>
      ) : null}
      {canPay && compte.aPayer < 0 ? (
        <Button icon={Undo2} onClick={() => onOpen({ kind: 'refund' })}>
          {t('actions.refund')}
        </Button>
      ) : null}
      {canPay ? (
        <Button look="primary" icon={Banknote} onClick={onPay}>
          {t('actions.pay')}
        </Button>
      ) : null}
    </div>
  )
}
