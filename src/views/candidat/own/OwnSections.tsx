import type { CandidatDetail } from '@contract/ecole/candidat'
import { Later } from '@core/components/states/Later'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { useSchool } from '@src/redux/session/useSchool'
import { lazy } from 'react'
import { Trend } from '../trend/Trend'

const MesDemandes = lazy(async () => ({
  default: (await import('@src/views/demande/MesDemandes')).MesDemandes,
}))
const ParcoursTab = lazy(async () => ({ default: (await import('@src/views/parcours/ParcoursTab')).ParcoursTab }))
const MesConvocations = lazy(async () => ({
  default: (await import('@src/views/convocation/MesConvocations')).MesConvocations,
}))
const PaiementsTab = lazy(async () => ({ default: (await import('@src/views/paiement/PaiementsTab')).PaiementsTab }))
const ContratSection = lazy(async () => ({
  default: (await import('@src/views/contrat/ContratSection')).ContratSection,
}))
const OwnPapers = lazy(async () => ({ default: (await import('./OwnPapers')).OwnPapers }))
const SheetFacts = lazy(async () => ({ default: (await import('../sheet/SheetFacts')).SheetFacts }))

/** The whole file below the first screen: each part is loaded when it comes into sight, or when the browser is idle. */
export function OwnSections({ candidat }: { candidat: CandidatDetail }) {
  const { today } = useSchool()
  const now = useFirstPageLoaded()
  return (
    <>
      <Later height={320} now={now}>
        <MesDemandes />
      </Later>
      <div id="parcours">
        <Later height={420} now={now}>
          <ParcoursTab id={candidat.id} />
          <MesConvocations idCandidat={candidat.id} today={today} />
        </Later>
      </div>
      <div id="paiements">
        <Later height={520} now={now}>
          <PaiementsTab candidat={candidat} />
        </Later>
      </div>
      <Trend id={candidat.id} />
      <Later height={160} now={now}>
        <ContratSection candidat={candidat} />
      </Later>
      <Later height={220} now={now}>
        <OwnPapers candidat={candidat} />
      </Later>
      <Later height={420} now={now}>
        <SheetFacts candidat={candidat} />
      </Later>
    </>
  )
}
