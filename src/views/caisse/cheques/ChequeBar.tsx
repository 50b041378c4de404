import type { Cheque } from '@contract/caisse/cheque'
import { Button } from '@core/components/Button'
import { SelectionBar } from '@core/table/SelectionBar'
import { useMoney } from '@src/parts/argent/useMoney'
import { useSchool } from '@src/redux/session/useSchool'
import { Landmark, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { remiseOf } from './bordereau/remise'
import { useBordereau } from './bordereau/useBordereau'
import { ChequesMovePanel } from './ChequesMovePanel'

interface ChequeBarProps {
  /** The chosen cheques. */
  cheques: readonly Cheque[]
  onClear: () => void
}

/** The actions on the chosen cheques: those in hand go to the bank, those at the bank are paid. */
export function ChequeBar({ cheques, onClear }: ChequeBarProps) {
  const { t } = useTranslation('caisse')
  const money = useMoney()
  const { today } = useSchool()
  const { print } = useBordereau()
  const remise = remiseOf(cheques, today)
  const [moving, setMoving] = useState<'deposit' | 'clear' | null>(null)
  const close = useCallback(() => setMoving(null), [])
  const inHand = cheques.filter(({ statut }) => statut === 'EN_MAIN')
  const atBank = cheques.filter(({ statut }) => statut === 'REMIS')
  const amount = money(cheques.reduce((sum, { montant }) => sum + montant, 0))
  return (
    <>
      <SelectionBar
        label={t('cheques.chosen')}
        chosen={cheques.length > 0 ? t('cheques.chosenCount', { count: cheques.length, amount }) : null}
        clearLabel={t('cheques.clearChosen')}
        onClear={onClear}
      >
        {inHand.length > 0 && atBank.length === 0 ? (
          <Button look="primary" icon={Landmark} onClick={() => setMoving('deposit')}>
            {t('actions.deposit')}
          </Button>
        ) : null}
        {atBank.length > 0 && inHand.length === 0 ? (
          <Button look="primary" icon={Landmark} onClick={() => setMoving('clear')}>
            {t('actions.clear')}
          </Button>
        ) : null}
        {remise ? (
          <Button icon={Printer} onClick={() => print(cheques, remise)}>
            {t('actions.bordereau')}
          </Button>
        ) : null}
      </SelectionBar>
      {moving ? (
        <ChequesMovePanel
          cheques={moving === 'deposit' ? inHand : atBank}
          move={moving}
          onClose={close}
          onDone={onClear}
        />
      ) : null}
    </>
  )
}
