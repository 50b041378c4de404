import type { CompteCandidat, Ligne } from '@contract/argent/compte'
import { useFormat } from '@core/format/useFormat'
import { LineLabel } from '@src/parts/argent/LineLabel'
import { useMoney } from '@src/parts/argent/useMoney'
import { Part } from '@src/parts/parcours/Part'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type PartOfBalance, partsOf } from './account'

/** The balance as the sum of its parts, each opening to its lines. */
export function BalanceParts({ compte }: { compte: CompteCandidat }) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const parts = partsOf(compte.lignes)
  const numbers = new Map(compte.transactions.map(({ id, numero }) => [id, numero]))
  return (
    <Part title={t('parts.title')}>
      {parts.length === 0 ? <p className="muted account-none">{t('parts.empty')}</p> : null}
      {parts.map((part) => (
        <PartLines key={part.name} part={part} numbers={numbers} />
      ))}
      {parts.length > 0 ? (
        <p className="balance-total">
          <span>{t(compte.aPayer < 0 ? 'head.credit' : 'head.toPay')}</span>
          <b>{money(Math.abs(compte.aPayer))}</b>
        </p>
      ) : null}
    </Part>
  )
}

interface PartLinesProps {
  part: PartOfBalance
  numbers: ReadonlyMap<number, string>
}

function PartLines({ part: { name, montant, lignes }, numbers }: PartLinesProps) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  return (
    <details className="balance-part">
      <summary>
        <ChevronRight aria-hidden size={16} strokeWidth={1.75} />
        <span>{t(`parts.${name}`)}</span>
        <span className="balance-amount">{money(montant)}</span>
      </summary>
      <ul>
        {lignes.map((ligne) => (
          <Line key={`${ligne.cause}-${ligne.id}`} ligne={ligne} numero={numbers.get(ligne.id)} />
        ))}
      </ul>
    </details>
  )
}

function Line({ ligne, numero }: { ligne: Ligne; numero: string | undefined }) {
  const format = useFormat()
  const money = useMoney()
  return (
    <li>
      <time dateTime={ligne.jour}>{format.day(ligne.jour, 'short')}</time>
      <LineLabel ligne={ligne} numero={numero} />
      <span className="balance-amount">{money(ligne.montant)}</span>
    </li>
  )
}
