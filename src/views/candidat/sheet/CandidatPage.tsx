import type { AppAbility } from '@contract/ability'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { Avatar } from '@core/components/Avatar'
import { Page } from '@core/components/Page'
import { type TabItem, Tabs } from '@core/components/Tabs'
import { fullName } from '@core/format/names'
import { useFeuReady } from '@src/parts/recouvrement/FeuState'
import { useCandidatQuery } from '@src/redux/candidat/candidat'
import { useAbility } from '@src/redux/session/ability'
import { CodeCourseTab } from '@src/views/codeAcces/CodeCourseTab'
import { EXAMENS_PARAMS, ExamensTab } from '@src/views/examen/ExamensTab'
import { LECONS_PARAMS, LeconsTab } from '@src/views/lecon/LeconsTab'
import { PAIEMENTS_PARAMS, PaiementsTab } from '@src/views/paiement/PaiementsTab'
import { ParcoursTab } from '@src/views/parcours/ParcoursTab'
import { useTranslation } from 'react-i18next'
import { Trend } from '../trend/Trend'
import { useCandidatId } from '../useCandidatId'
import { DocumentsTab } from './DocumentsTab'
import { HistoryTab } from './HistoryTab'
import { SheetActions } from './SheetActions'
import { SheetFacts } from './SheetFacts'
import { SheetHead } from './SheetHead'
import { SheetPreparation } from './SheetPreparation'
import { SheetProgress } from './SheetProgress'
import { BackToList, SheetPending } from './SheetStates'
import '@src/parts/candidat/candidat.scss'

/** A candidate's file. */
export function CandidatPage() {
  const id = useCandidatId()
  const { currentData, error, isFetching, refetch } = useCandidatQuery(id, { refetchOnFocus: true })
  const isLit = useFeuReady(id)
  if (!currentData || (!isLit && !error)) return <SheetPending error={error} retrying={isFetching} onRetry={refetch} />
  return <Sheet candidat={currentData} />
}

function Sheet({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation(['candidat', 'parcours', 'evenement', 'codeAcces', 'lecon', 'examen', 'paiement'])
  const ability = useAbility()
  const name = fullName(candidat)
  const tabs: TabItem[] = [
    { id: 'fiche', label: t('tabs.sheet'), render: () => <SheetFacts candidat={candidat} isForSchool /> },
    {
      id: 'parcours',
      label: t('parcours:tab'),
      render: () => (
        <div className="in-order">
          <ParcoursTab id={candidat.id} archived={candidat.archived}>
            {candidat.archived ? null : <SheetPreparation id={candidat.id} />}
          </ParcoursTab>
          <Trend id={candidat.id} />
        </div>
      ),
    },
    ...rightsTabs(candidat, ability, t),
    { id: 'documents', label: t('tabs.documents'), render: () => <DocumentsTab candidat={candidat} /> },
  ]
  if (ability.can('read', 'CodeAcces') || ability.can('read', 'Devoir')) {
    const render = () => <CodeCourseTab id={candidat.id} nom={name} archived={candidat.archived} />
    tabs.push({ id: 'code', label: t('codeAcces:tab'), render })
  }
  if (ability.can('export', 'Candidat')) {
    tabs.push({ id: 'historique', label: t('tabs.history'), render: () => <HistoryTab id={candidat.id} /> })
  }
  return (
    <Page
      title={name}
      lead={<Avatar name={name} src={candidat.photo} size={64} />}
      description={<SheetHead candidat={candidat} />}
      back={<BackToList />}
      actions={<SheetActions candidat={candidat} />}
    >
      <SheetProgress candidat={candidat} />
      <Tabs label={t('tabs.label')} tabs={tabs} />
    </Page>
  )
}

/** The tabs of lessons, exams and money, for users who may read them. */
function rightsTabs(candidat: CandidatDetail, ability: AppAbility, t: (key: string) => string): TabItem[] {
  const lecons: TabItem = {
    id: 'lecons',
    label: t('lecon:tab'),
    params: LECONS_PARAMS,
    render: () => <LeconsTab id={candidat.id} />,
  }
  const examens: TabItem = {
    id: 'examens',
    label: t('examen:title'),
    params: EXAMENS_PARAMS,
    render: () => <ExamensTab candidat={candidat} />,
  }
  const paiements: TabItem = {
    id: 'paiements',
    label: t('paiement:tab'),
    params: PAIEMENTS_PARAMS,
    render: () => <PaiementsTab candidat={candidat} />,
  }
  return [
    ...(ability.can('read', 'Evenement') ? [lecons] : []),
    ...(ability.can('read', 'Examen') ? [examens] : []),
    ...(ability.can('read', 'Compte') ? [paiements] : []),
  ]
}
