import type { CompteCandidat } from '@contract/argent/compte'
import { isPlanned } from '@contract/argent/planned'
import { useFormat } from '@core/format/useFormat'
import { useLineWords } from '@src/parts/argent/LineLabel'
import { useMoney } from '@src/parts/argent/useMoney'
import { Part } from '@src/parts/parcours/Part'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

type Poste = CompteCandidat['postes'][number]

/** Describes an open item: unlike in its part of the balance, a lesson is named as one. */
function useItemWords({ lignes, transactions }: CompteCandidat) {
  const { t } = useTranslation('paiement')
  const words = useLineWords()
  return ({ cause, idCause }: Poste): string => {
    if (cause === 'transaction') {
      const numero = transactions.find(({ id }) => id === idCause)?.numero
      return t('line.returned', { numero })
    }
    const line = lignes.find((ligne) => ligne.cause === cause && ligne.id === idCause)
    const label = words(line ?? { cause, service: null, remise: null })
    return cause === 'lecon' ? t('line.lecon', { service: label }) : label
  }
}

/** The unsettled items, the oldest due date first; what a payment plan spreads has no due date of its own. */
export function OpenItems({ compte }: { compte: CompteCandidat }) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const words = useItemWords(compte)
  const open = compte.postes.filter(({ sens }) => sens === 'DEBIT')
  if (open.length === 0) return null
  return (
    <Part title={t('open.title')}>
      <ul className="open-items">
        {open
          .toSorted((a, b) => a.dateEcheance.localeCompare(b.dateEcheance))
          .map((poste) => (
            <li key={poste.id}>
              <span>{words(poste)}</span>
              <b className="balance-amount">{money(poste.reste)}</b>
              {isPlanned(compte.inscriptions, poste) ? (
                <span className="muted">{t('open.planned')}</span>
              ) : (
                <DueDate day={poste.dateEcheance} />
              )}
              {poste.reste < poste.montant ? (
                <span className="muted">{t('open.part', { all: money(poste.montant) })}</span>
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
