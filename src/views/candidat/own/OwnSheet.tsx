import type { CandidatDetail } from '@contract/ecole/candidat'
import { paperState } from '@contract/ecole/dossier'
import { Avatar } from '@core/components/Avatar'
import { Banner } from '@core/components/messages/Banner'
import { Page } from '@core/components/Page'
import { fullName } from '@core/format/names'
import { useHashScroll } from '@core/hooks/scroll/useHashScroll'
import { DossierState } from '@src/parts/candidat/DossierState'
import { useSchool } from '@src/redux/session/useSchool'
import { useCandidatStatsQuery } from '@src/redux/stats/candidat'
import { FluxIcal } from '@src/views/flux/FluxIcal'
import { Prochaines } from '@src/views/lecon/Prochaines'
import { useTranslation } from 'react-i18next'
import { CodeProgress } from './CodeProgress'
import { OwnFigures } from './OwnFigures'
import { OwnSections } from './OwnSections'
import { Preparation } from './Preparation'

/** The first screen shows the next lesson, the hours left, the balance due and the stage; the rest follows below. */
export function OwnSheet({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('candidat')
  const stats = useCandidatStatsQuery(candidat.id, { refetchOnFocus: true })
  useHashScroll()
  const name = fullName(candidat)
  return (
    <Page
      title={name}
      documentTitle={t('own.title')}
      lead={<Avatar name={name} src={candidat.photo} size={64} />}
      description={
        <span className="sheet-head">
          <span>{t('permitOf', { permi: candidat.permi })}</span>
          <DossierState dossier={candidat.dossier} isNamed />
        </span>
      }
      actions={<FluxIcal ressource="candidat" idRessource={candidat.id} nom={name} />}
    >
      <div className="in-order">
        <PapersToBring candidat={candidat} />
        <OwnFigures candidat={candidat} stats={stats} />
        <div className="sheet-grid">
          <Prochaines />
          <div>
            <Preparation stats={stats} />
            {stats.currentData?.code ? <CodeProgress code={stats.currentData.code} /> : null}
          </div>
        </div>
        <OwnSections candidat={candidat} />
      </div>
    </Page>
  )
}

/** The papers that the school still needs. */
function PapersToBring({ candidat }: { candidat: CandidatDetail }) {
  const { t, i18n } = useTranslation('candidat')
  const { today } = useSchool()
  const wanted = candidat.documents.filter((paper) => ['missing', 'expired'].includes(paperState(paper, today).state))
  if (wanted.length === 0) return null
  const names = wanted.map(({ type }) => t(`papers.type.${type}`))
  const papers = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  return <Banner tone="warning">{t('own.toBring', { papers })}</Banner>
}
