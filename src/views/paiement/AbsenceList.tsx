import type { Absence } from '@contract/argent/compte'
import { Button } from '@core/components/Button'
import { inRow } from '@core/format/inRow'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { Part } from '@src/parts/parcours/Part'
import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Open } from './opened'

/** An absence in a few words: « Absence · Circulation, 20/11/2026 ». */
export function useAbsenceWords() {
  const { t, i18n } = useTranslation('paiement')
  const format = useFormat()
  return ({ isCancelled, service, start }: Absence) => ({
    kind: t(isCancelled ? 'absences.cancelled' : 'absences.missed'),
    what: inRow([t(`service.${service}`), format.moment(start)], i18n.language),
  })
}

interface AbsenceListProps {
  absences: readonly Absence[]
  onOpen: Open
}

/** Missed lessons and exams, and late cancellations, with the cost of each. */
export function AbsenceList({ absences, onOpen }: AbsenceListProps) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const words = useAbsenceWords()
  const { canChange } = useMoneyRights()
  if (absences.length === 0) return null
  const costOf = ({ montant, pourcent }: Absence) => {
    if (montant > 0) return money(montant)
    return t(pourcent === 0 ? 'absences.waived' : 'absences.free')
  }
  return (
    <Part title={t('absences.title')}>
      <ul className="open-items">
        {absences.map((absence) => {
          const { kind, what } = words(absence)
          return (
            <li key={absence.idEvenement}>
              <span>{kind}</span>
              <b className="balance-amount">{costOf(absence)}</b>
              <span className="muted">{what}</span>
              {canChange ? (
                <Button
                  size="sm"
                  look="ghost"
                  icon={Scale}
                  aria-label={t('absences.decideOf', { what })}
                  onClick={() => onOpen({ kind: 'decide', absence })}
                >
                  {t('absences.decide')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
