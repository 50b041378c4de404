import type { CandidatDetail } from '@contract/ecole/candidat'
import { type Fact, Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { lengthCount } from '@src/parts/parcours/lengthCount'
import { useTranslation } from 'react-i18next'
import { NextLesson } from '../NextLesson'

/** The summary for a phone call: the next lesson, the hours, the stage, and expiring papers. */
export function SheetProgress({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation(['candidat', 'parcours', 'evenement'])
  const format = useFormat()
  const { etape, termineLe, expireLe, minutes, prochain } = candidat.progression
  const papers = candidat.documents.flatMap(({ dateExpiration }) => dateExpiration ?? []).sort()
  const [paper] = papers
  const aheadWords = { hours: format.duration(minutes.prevues), count: lengthCount(minutes.prevues) }
  const ahead = minutes.prevues > 0 ? t('parcours:hours.planned', aheadWords) : null
  const facts: Fact[] = [
    { label: t('columns.next'), value: prochain ? <NextLesson prochain={prochain} /> : t('progress.noneAhead') },
    {
      label: t('columns.hours'),
      value: format.beside([format.duration(minutes.faites), ahead]),
    },
    {
      label: t('columns.stage'),
      value: etape ? t(`parcours:etape.${etape}`) : t('progress.doneOn', { day: format.day(termineLe ?? '', 'short') }),
    },
    ...(expireLe ? [{ label: t('progress.expires'), value: format.day(expireLe, 'short') }] : []),
    ...(paper ? [{ label: t('progress.paper'), value: format.day(paper, 'short') }] : []),
  ]
  return <Facts facts={facts} className="sheet-progress" />
}
