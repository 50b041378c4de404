import type { CandidatDetail } from '@contract/ecole/candidat'
import type { ContratLigne } from '@contract/papiers/contrat'
import { DatePanel } from './DatePanel'
import { CandidatMentionsPanel } from './mentions/CandidatMentionsPanel'
import { EcoleMentionsPanel } from './mentions/EcoleMentionsPanel'
import { TerminatePanel } from './TerminatePanel'

/** The panel that is open beside the contracts of a candidate. */
export type OpenedContrat =
  | { kind: 'sign' | 'endorse' | 'terminate'; contrat: ContratLigne }
  | { kind: 'ecole' | 'candidat' }

interface ContratPanelsProps {
  candidat: CandidatDetail
  opened: OpenedContrat | null
  onClose: () => void
}

export function ContratPanels({ candidat, opened, onClose }: ContratPanelsProps) {
  if (opened === null) return null
  switch (opened.kind) {
    case 'ecole':
      return <EcoleMentionsPanel onClose={onClose} />
    case 'candidat':
      return <CandidatMentionsPanel idCandidat={candidat.id} onClose={onClose} />
    case 'terminate':
      return <TerminatePanel contrat={opened.contrat} onClose={onClose} />
    default:
      return <DatePanel key={opened.kind} step={opened.kind} contrat={opened.contrat} onClose={onClose} />
  }
}
