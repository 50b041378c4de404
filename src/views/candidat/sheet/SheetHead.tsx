import type { CandidatDetail } from '@contract/ecole/candidat'
import { StatusDot } from '@core/components/StatusDot'
import { DossierState } from '@src/parts/candidat/DossierState'
import { FeuState } from '@src/parts/recouvrement/FeuState'
import { Archive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArabicName } from '../ArabicName'

/** Under the name: the name in Arabic, the licence, many absences and the state of the papers. */
export function SheetHead({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('candidat')
  const { absences } = candidat
  return (
    <span className="sheet-head">
      <ArabicName person={candidat} />
      <span>{t('permitOf', { permi: candidat.permi })}</span>
      {candidat.archived ? <StatusDot tone="neutral" icon={Archive} label={t('archived')} /> : null}
      <FeuState id={candidat.id} />
      {absences.signale ? (
        <StatusDot isSentence tone="warning" label={t('absences', { count: absences.nombre, jours: absences.jours })} />
      ) : null}
      <DossierState dossier={candidat.dossier} isNamed />
    </span>
  )
}
