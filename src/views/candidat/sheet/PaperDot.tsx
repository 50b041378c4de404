import type { CandidatDocument } from '@contract/ecole/candidat'
import { StatusDot } from '@core/components/StatusDot'
import { today } from '@core/format/date'
import { useTranslation } from 'react-i18next'
import { PAPER_TONES, paperState } from './paperState'

/** How a paper stands, in a word: missing, received, soon to run out, out of date. */
export function PaperDot({ paper }: { paper: Pick<CandidatDocument, 'recu' | 'dateExpiration'> }) {
  const { t } = useTranslation('candidat')
  const { state, days } = paperState(paper, today())
  const isToday = state === 'soon' && days === 0
  const label = isToday ? t('papers.lastDay') : t(`papers.state.${state}`, { count: days })
  return <StatusDot tone={PAPER_TONES[state]} label={label} />
}
