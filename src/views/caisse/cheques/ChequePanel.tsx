import type { StatutCheque } from '@contract/argent/statutCheque'
import { type Cheque, NEXT_STATUTS, undoableOf } from '@contract/caisse/cheque'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { useAbility } from '@src/redux/session/ability'
import { Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBordereau } from './bordereau/useBordereau'
import { ChequeFacts } from './ChequeFacts'
import { ChequesMovePanel } from './ChequesMovePanel'
import { RefusePanel } from './RefusePanel'
import { ReturnPanel } from './ReturnPanel'
import { UndoButton } from './UndoButton'

type Doing = 'deposit' | 'clear' | 'refuse' | 'return'

interface ChequePanelProps {
  cheque: Cheque
  onClose: () => void
}

const STEP = { REMIS: 'deposit', ENCAISSE: 'clear', REJETE: 'refuse', RENDU: 'return' } as const

/**
 * The steps that a cheque can take now, and the one that can be undone, by the rights of the user: the cash desk only
 * deposits.
 */
function useSteps({ statut }: Cheque) {
  const ability = useAbility()
  const mayNote = (step: StatutCheque) => ability.can('update', step === 'REMIS' ? 'Transaction' : 'Inscription')
  const undoable = undoableOf(statut)
  return {
    steps: NEXT_STATUTS[statut].flatMap((next): Doing[] => (next === 'EN_MAIN' || !mayNote(next) ? [] : [STEP[next]])),
    undoable: undoable !== null && mayNote(undoable) ? undoable : null,
  }
}

/** The selected cheque beside the list: its facts, and the steps that follow. */
export function ChequePanel({ cheque, onClose }: ChequePanelProps) {
  const { t } = useTranslation('caisse')
  const [doing, setDoing] = useState<Doing | null>(null)
  const { steps, undoable } = useSteps(cheque)
  const { printDeposit } = useBordereau()
  const { remisLe, bordereau } = cheque
  const back = useCallback(() => setDoing(null), [])
  if (doing === 'deposit' || doing === 'clear')
    return <ChequesMovePanel cheques={[cheque]} move={doing} onClose={back} />
  if (doing === 'refuse') return <RefusePanel cheque={cheque} onClose={back} />
  if (doing === 'return') return <ReturnPanel cheque={cheque} onClose={back} />
  return (
    <DetailsPanel
      title={t('cheques.one', { numero: cheque.numero || cheque.recu })}
      onClose={onClose}
      footer={
        steps.length > 0 || remisLe !== null ? (
          <>
            {steps.map((step, index) => (
              <Button key={step} look={lookOf(step, index)} onClick={() => setDoing(step)}>
                {t(`actions.${step}`)}
              </Button>
            ))}
            {remisLe === null ? null : (
              <Button icon={Printer} onClick={() => printDeposit({ jour: remisLe, bordereau })}>
                {t('actions.bordereau')}
              </Button>
            )}
          </>
        ) : null
      }
    >
      <ChequeFacts cheque={cheque} />
      {undoable ? (
        <p className="cheque-undo">
          <UndoButton cheque={cheque} statut={undoable} />
        </p>
      ) : null}
    </DetailsPanel>
  )
}

function lookOf(step: Doing, index: number) {
  if (step === 'refuse') return 'danger-ghost'
  return index === 0 ? 'primary' : 'secondary'
}
