import type { Dashboard } from '@contract/ecole/dashboard'
import { EmptyState } from '@core/components/states/EmptyState'
import { FeuxProvider } from '@src/parts/recouvrement/FeuMark'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../Panel'
import type { EcoleDay } from '../useEcoleDay'
import { AttestGroup } from './AttestGroup'
import { DemandeGroup } from './DemandeGroup'
import { ExamenGroup } from './ExamenGroup'
import { LapsingGroup } from './LapsingGroup'
import { CarteGroup, CodeGroup, IncompletGroup, PapierGroup, VehiculeGroup } from './PaperGroups'
import { RevisionGroup } from './RevisionGroup'
import { UnpaidGroup } from './UnpaidGroup'

/** The tasks that cost money or time today, the most urgent first, each with its action; a completed one disappears. */
export function TodayPanel({ day: { data, state, retry }, isReadOnly }: { day: EcoleDay; isReadOnly: boolean }) {
  const { t } = useTranslation('dashboard')
  return (
    <Panel title={t('today.title')} state={state} onRetry={retry} isTall>
      {data ? <Groups data={data} isReadOnly={isReadOnly} /> : null}
    </Panel>
  )
}

/** No group without rows, or without the right to read them. */
const some = <Lignes extends { total: number }>(lignes: Lignes | null, group: (lignes: Lignes) => ReactNode) =>
  lignes && lignes.total > 0 ? group(lignes) : null

/** The candidates of the lines. */
const peopleOf = ({ aRevoir, aAttester, examens, demandes, codesAExpirer, papiers, codes }: Dashboard): number[] => [
  ...(aRevoir?.data ?? []).flatMap(({ evenement }) => evenement.extendedProps.candidats.map(({ id }) => id)),
  ...(aAttester?.data ?? []).flatMap(({ extendedProps }) => extendedProps.candidats.map(({ id }) => id)),
  ...(examens?.data ?? []).map(({ idCandidat }) => idCandidat),
  ...(demandes?.data ?? []).map(({ idCandidat }) => idCandidat),
  ...(codesAExpirer ?? []).map(({ id }) => id),
  ...papiers.data.map(({ id }) => id),
  ...(codes?.data ?? []).map(({ idCandidat }) => idCandidat),
]

function Groups({ data, isReadOnly }: { data: Dashboard; isReadOnly: boolean }) {
  const { t } = useTranslation('dashboard')
  const { chiffres, aRevoir, vehicules, aAttester, examens, demandes, papiers, cartes, codes, codesAExpirer, impayes } =
    data
  const ended = vehicules?.data.some(({ jours }) => jours < 0)
  const fleet = some(vehicules, (lignes) => <VehiculeGroup key="vehicules" lignes={lignes} isReadOnly={isReadOnly} />)
  const groups = [
    some(aRevoir, (lignes) => <RevisionGroup key="aRevoir" lignes={lignes} isReadOnly={isReadOnly} />),
    ended ? fleet : null,
    // Unpaid debts come before hours that nobody has answered for yet.
    impayes && impayes.nombre > 0 ? <UnpaidGroup key="impayes" impayes={impayes} /> : null,
    some(aAttester, (lignes) => <AttestGroup key="aAttester" lignes={lignes} isReadOnly={isReadOnly} />),
    some(examens, (lignes) => <ExamenGroup key="examens" lignes={lignes} isReadOnly={isReadOnly} />),
    some(demandes, (lignes) => <DemandeGroup key="demandes" lignes={lignes} isReadOnly={isReadOnly} />),
    codesAExpirer && codesAExpirer.length > 0 ? <LapsingGroup key="codesAExpirer" lignes={codesAExpirer} /> : null,
    some(papiers, (lignes) => <PapierGroup key="papiers" lignes={lignes} />),
    some(cartes, (lignes) => <CarteGroup key="cartes" lignes={lignes} />),
    ended ? null : fleet,
    some(codes, (lignes) => <CodeGroup key="codes" lignes={lignes} isReadOnly={isReadOnly} />),
    chiffres.incomplets > 0 ? <IncompletGroup key="incomplets" count={chiffres.incomplets} /> : null,
  ].filter(Boolean)
  if (groups.length > 0) return <FeuxProvider ids={peopleOf(data)}>{groups}</FeuxProvider>
  return <EmptyState icon={CircleCheck} title={t('today.none')} text={t('today.noneText')} />
}
