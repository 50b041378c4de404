import type { CompteCandidat } from '@contract/argent/compte'
import { useFormat } from '@core/format/useFormat'
import { Part } from '@src/parts/parcours/Part'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { useLineWords } from './LineLabel'
import { useMoney } from './useMoney'

type Poste = CompteCandidat['postes'][number]

/** What is still to settle, the oldest due date first. */
export function OpenItems({ compte }: { compte: CompteCandidat }) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const words = useLineWords()
  const open = compte.postes.filter(({ sens }) => sens === 'DEBIT')
  if (open.length === 0) return null
  const lineOf = ({ cause, idCause }: Poste) =>
    compte.lignes.find((ligne) => ligne.cause === cause && ligne.id === idCause)
  return (
    <Part title={t('open.title')}>
      <ul className="open-items">
        {open
          .toSorted((a, b) => a.dateEcheance.localeCompare(b.dateEcheance))
          .map((poste) => (
            <li key={poste.id}>
              <span>{words(lineOf(poste) ?? { cause: poste.cause, service: null, montant: poste.montant })}</span>
              <b className="balance-amount">{money(poste.reste)}</b>
              <DueDate day={poste.dateEcheance} />
              {poste.reste < poste.montant ? (
                <span className="muted open-part">{t('open.part', { all: money(poste.montant) })}</span>
              ) : null}
            </li>
          ))}
      </ul>
    </Part>
  )
}

function DueDate({ day }: { day: string }) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const { today } = useSchool()
  if (day === today) return <span className="muted">{t('open.today')}</span>
  const shown = format.day(day, 'short')
  if (day > today) return <span className="muted">{t('open.on', { day: shown })}</span>
  return <span className="account-late">{t('open.late', { day: shown })}</span>
}
