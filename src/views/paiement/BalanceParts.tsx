import type { CompteCandidat, Ligne } from '@contract/argent/compte'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { LineLabel, useLineWords } from '@src/parts/argent/LineLabel'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { Part } from '@src/parts/parcours/Part'
import { ChevronRight, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type PartOfBalance, partsOf } from './account'
import type { Open } from './opened'

/** The balance as the sum of its parts, each opening to its lines. */
export function BalanceParts({ compte, onOpen }: { compte: CompteCandidat; onOpen: Open }) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const parts = partsOf(compte.lignes)
  const numbers = new Map(compte.transactions.map(({ id, numero }) => [id, numero]))
  return (
    <Part title={t('parts.title')}>
      {parts.length === 0 ? <p className="muted account-none">{t('parts.empty')}</p> : null}
      {parts.map((part) => (
        <PartLines key={part.name} part={part} numbers={numbers} onOpen={onOpen} />
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
  onOpen: Open
}

function PartLines({ part: { name, montant, lignes }, numbers, onOpen }: PartLinesProps) {
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
          <Line key={`${ligne.cause}-${ligne.id}`} ligne={ligne} numero={numbers.get(ligne.id)} onOpen={onOpen} />
        ))}
      </ul>
    </details>
  )
}

interface LineProps {
  ligne: Ligne
  numero: string | undefined
  onOpen: Open
}

/** A line of a balance, with a button to take back a discount that was given by mistake. */
function Line({ ligne, numero, onOpen }: LineProps) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const money = useMoney()
  const words = useLineWords()
  const { canChange } = useMoneyRights()
  return (
    <li>
      <time dateTime={ligne.jour}>{format.day(ligne.jour, 'short')}</time>
      <LineLabel ligne={ligne} numero={numero} />
      <span className="balance-amount">{money(ligne.montant)}</span>
      {ligne.remise === 'OPEN' && canChange ? (
        <Button
          size="sm"
          look="ghost"
          icon={Undo2}
          className="balance-action"
          aria-label={t('remise.reverseOf', { what: words(ligne), amount: money(-ligne.montant) })}
          onClick={() => onOpen({ kind: 'reverseRemise', ligne })}
        >
          {t('remise.reverse')}
        </Button>
      ) : null}
    </li>
  )
}
