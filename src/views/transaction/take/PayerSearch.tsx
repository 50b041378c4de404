import { Avatar } from '@core/components/Avatar'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { useFormat } from '@core/format/useFormat'
import { useHasKeys } from '@core/hooks/useMediaQuery'
import { useSchool } from '@src/redux/session/useSchool'
import { CornerDownLeft, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payer } from './findPayers'
import { usePayers } from './usePayers'

interface PayerSearchProps {
  onChoose: (idCandidat: number) => void
  onClose: () => void
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * One search field for the person who pays: a name, an identity card, a telephone, the number of a receipt. Enter takes
 * the best match.
 */
export function PayerSearch({ onChoose, onClose }: PayerSearchProps) {
  const { t } = useTranslation(['transaction', 'paiement'])
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  /** Whether Enter was pressed before the answer: the best match is then taken as soon as it arrives. */
  const [isDecided, setIsDecided] = useState(false)
  const { payers, isSearching, hasFailed } = usePayers(text)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const hasKeys = useHasKeys()
  const best = payers[0]
  useEffect(() => {
    if (isDecided && !isSearching && best) onChoose(best.id)
    else if (isDecided && !isSearching) setIsDecided(false)
  }, [isDecided, isSearching, best, onChoose])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step && payers.length > 0) setAt((at + step + payers.length) % payers.length)
    else if (event.key !== 'Enter') return
    else if (isSearching) setIsDecided(true)
    else choose(payers[at])
    event.preventDefault()
  }
  const choose = (payer: Payer | undefined) => payer && onChoose(payer.id)
  const type = (next: string) => {
    setText(next)
    setAt(0)
    setIsDecided(false)
  }
  const optionId = (payer: Payer) => `${id}-${payer.id}`
  const chosen = payers[at]
  return (
    <DetailsPanel title={t('paiement:pay.title')} onClose={onClose}>
      <div className="search-box tx-find">
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <input
          ref={input}
          className="form-control"
          type="search"
          role="combobox"
          aria-label={t('take.label')}
          aria-expanded={payers.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && optionId(chosen)}
          placeholder={t('take.placeholder')}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="tx-payers" id={`${id}-list`} role="listbox" aria-label={t('take.list')}>
        {payers.map((payer, index) => (
          <PayerOption
            key={payer.id}
            id={optionId(payer)}
            payer={payer}
            isChosen={index === at}
            onPoint={() => setAt(index)}
            onChoose={() => choose(payer)}
          />
        ))}
      </div>
      <p className="muted tx-take-note" role="status">
        {hint({ text, isSearching, hasFailed, found: payers.length, hasKeys }, (key) => t(key))}
      </p>
    </DetailsPanel>
  )
}

interface State {
  text: string
  isSearching: boolean
  hasFailed: boolean
  found: number
  hasKeys: boolean
}

function hint({ text, isSearching, hasFailed, found, hasKeys }: State, t: (key: string) => string): string {
  if (!text.trim()) return t('take.start')
  if (isSearching) return ''
  if (hasFailed) return t('take.failed')
  if (found === 0) return t('take.nobody')
  return hasKeys ? t('take.enter') : ''
}

interface PayerOptionProps {
  id: string
  payer: Payer
  isChosen: boolean
  onPoint: () => void
  onChoose: () => void
}

function PayerOption({ id, payer, isChosen, onPoint, onChoose }: PayerOptionProps) {
  const { t } = useTranslation('transaction')
  const format = useFormat()
  const { pays } = useSchool()
  const { nom, cin, telephone, recu, archived } = payer
  const details = [
    recu && t('take.receipt', { numero: recu }),
    telephone && format.phone(telephone, pays),
    cin && t('take.cin', { numero: cin }),
    archived ? t('take.archived') : null,
  ]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field above, which handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: an option of a listbox is named by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className="tx-payer"
      onPointerMove={isChosen ? undefined : onPoint}
      onClick={onChoose}
    >
      <Avatar name={nom} size={40} />
      <span className="tx-payer-words">
        <b>{nom}</b>
        <span className="muted">{format.beside(details)}</span>
      </span>
      {isChosen ? <CornerDownLeft aria-hidden size={16} strokeWidth={1.75} /> : null}
    </div>
  )
}
