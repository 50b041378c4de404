import { echeanceOn } from '@contract/clock/echeance'
import { PAPIERS, type Papier, type Vehicule } from '@contract/ecole/vehicule'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { ECHEANCE_TONES } from '@src/parts/echeance/tones'
import { useSchool } from '@src/redux/session/useSchool'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useEcheanceWords } from '../useEcheanceWords'

/** The papers of a vehicle, each with its last day and the days left. */
export function PapersCard({ vehicule }: { vehicule: Vehicule }) {
  const { t } = useTranslation('vehicule')
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('sections.papers')}</h2>
      </div>
      <ul className="papier-list">
        {PAPIERS.map((papier) => (
          <PaperLine key={papier} papier={papier} fin={vehicule[papier]} />
        ))}
      </ul>
    </section>
  )
}

function PaperLine({ papier, fin }: { papier: Papier; fin: string | null }) {
  const { t } = useTranslation('vehicule')
  const format = useFormat()
  const words = useEcheanceWords()
  const { today } = useSchool()
  const { state, days } = fin ? echeanceOn(fin, today) : { state: 'missing' as const, days: 0 }
  return (
    <li>
      <span>{t(`papier.${papier}`)}</span>
      <span>{fin ? format.day(fin) : null}</span>
      <StatusDot isSentence tone={ECHEANCE_TONES[state]} label={fin ? words(days) : t('echeance.unknown')} />
    </li>
  )
}
