import type { CompteCandidat } from '@contract/argent/compte'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { WriteOffPanel } from '@src/parts/argent/mouvement/WriteOffPanel'
import { ReversePanel } from '@src/parts/argent/ReversePanel'
import { activeInscription } from '../account'
import type { Opened } from '../opened'
import { AdvancePanel } from './AdvancePanel'
import { DecidePanel } from './DecidePanel'
import { EndPanel } from './EndPanel'
import { EnrolPanel } from './EnrolPanel'
import { LotsPanel } from './LotsPanel'
import { PayPanel } from './PayPanel'
import { PlanPanel } from './PlanPanel'
import { PromisePanel } from './PromisePanel'
import { RemisePanel } from './remise/RemisePanel'
import { ReverseRemisePanel } from './remise/ReverseRemisePanel'

interface AccountPanelsProps {
  candidat: CandidatDetail
  compte: CompteCandidat
  opened: Opened | 'pay' | null
  onClose: () => void
}

/** The panel that is open beside an account. */
export function AccountPanels({ candidat, compte, opened, onClose }: AccountPanelsProps) {
  if (opened === null) return null
  if (opened === 'pay')
    return <PayPanel key="pay" kind="PAYMENT" candidat={candidat} compte={compte} onClose={onClose} />
  const inscription = activeInscription(compte)
  switch (opened.kind) {
    case 'refund':
      return <PayPanel key="refund" kind="REFUND" candidat={candidat} compte={compte} onClose={onClose} />
    case 'enrol':
      return <EnrolPanel idCandidat={candidat.id} onClose={onClose} />
    case 'reverse':
      return <ReversePanel key={opened.transaction.id} transaction={opened.transaction} onClose={onClose} />
    case 'decide':
      return (
        <DecidePanel
          key={opened.absence.idEvenement}
          idCandidat={candidat.id}
          absence={opened.absence}
          onClose={onClose}
        />
      )
    case 'reverseRemise':
      return <ReverseRemisePanel key={opened.ligne.id} ligne={opened.ligne} onClose={onClose} />
    case 'writeOff':
      return <WriteOffPanel idCandidat={compte.idCandidat} aPayer={compte.aPayer} onClose={onClose} />
    case 'promise':
      return <PromisePanel compte={compte} onClose={onClose} />
    default: {
      if (!inscription) return null
      if (opened.kind === 'advance') return <AdvancePanel inscription={inscription} onClose={onClose} />
      const Panel = { lots: LotsPanel, remise: RemisePanel, plan: PlanPanel, end: EndPanel }[opened.kind]
      return <Panel idCandidat={candidat.id} inscription={inscription} onClose={onClose} />
    }
  }
}
