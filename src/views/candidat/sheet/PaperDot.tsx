import type { CandidatDocument } from '@contract/ecole/candidat'
import { paperState } from '@contract/ecole/dossier'
import { StatusDot } from '@core/components/StatusDot'
import { ECHEANCE_TONES } from '@src/parts/echeance/tones'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** The state of a paper as a word: missing, received, expiring soon, expired. */
export function PaperDot({ paper }: { paper: Pick<CandidatDocument, 'recu' | 'dateExpiration'> }) {
  const { t } = useTranslation('candidat')
  const { today } = useSchool()
  const { state, days } = paperState(paper, today)
  const isToday = state === 'soon' && days === 0
  const label = isToday ? t('papers.lastDay') : t(`papers.state.${state}`, { count: days })
  return <StatusDot tone={ECHEANCE_TONES[state]} label={label} />
}
