import { type AutoEcole, isRefused } from '@contract/plateforme/autoecole'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

type Judged = Pick<AutoEcole, 'statut' | 'approuveLe'>

const TONES: Record<AutoEcole['statut'], Tone> = { PENDING: 'warning', ACTIVE: 'success', SUSPENDED: 'danger' }

/** The key of the words for the status of a school: a refused sign-up has its own. */
export const statutShown = (ecole: Judged) => (isRefused(ecole) ? 'REFUSED' : ecole.statut)

/** The status of a school: awaiting approval, active, suspended, or refused. */
export function AutoEcoleStatus({ ecole }: { ecole: Judged }) {
  const { t } = useTranslation('autoecole')
  return <StatusDot tone={TONES[ecole.statut]} label={t(`statut.${statutShown(ecole)}`)} />
}
