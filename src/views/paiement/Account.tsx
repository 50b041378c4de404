import type { CompteCandidat } from '@contract/argent/compte'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { FacturesPart } from '@src/parts/facture/FacturesPart'
import { AbsenceList } from './AbsenceList'
import { AccountHead } from './AccountHead'
import { BalanceParts } from './BalanceParts'
import { BoughtList } from './BoughtList'
import { NotEnrolled } from './NotEnrolled'
import { OpenItems } from './OpenItems'
import { AccountPanels } from './panels/AccountPanels'
import { PlanCard } from './plan/PlanCard'
import { TransactionList } from './TransactionList'
import { useOpened } from './useOpened'

interface AccountProps {
  candidat: CandidatDetail
  compte: CompteCandidat
}

export function Account({ candidat, compte }: AccountProps) {
  const { opened, open, close } = useOpened(candidat, compte)
  const pay = () => open('pay')
  const isNew = compte.inscriptions.length === 0 && compte.transactions.length === 0
  return (
    <div className="account">
      {isNew ? (
        <NotEnrolled candidat={candidat} onOpen={open} onPay={pay} />
      ) : (
        <>
          <AccountHead candidat={candidat} compte={compte} onOpen={open} onPay={pay} />
          <div className="sheet-grid">
            <div>
              <PlanCard compte={compte} onOpen={open} />
              <BalanceParts compte={compte} onOpen={open} />
              <OpenItems compte={compte} />
            </div>
            <div>
              <BoughtList idCandidat={compte.idCandidat} inscriptions={compte.inscriptions} />
              <AbsenceList absences={compte.absences} onOpen={open} />
            </div>
          </div>
          <TransactionList candidat={candidat} compte={compte} onOpen={open} />
          <FacturesPart idCandidat={candidat.id} />
        </>
      )}
      <AccountPanels candidat={candidat} compte={compte} opened={opened} onClose={close} />
    </div>
  )
}
