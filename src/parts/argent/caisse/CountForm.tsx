import type { Comptage } from '@contract/caisse/caisse'
import { sumOf } from '@contract/caisse/coupures'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { millimesOf } from '@core/format/typedAmount'
import { useCountSessionMutation } from '@src/redux/argent/caisse'
import { useSchool } from '@src/redux/session/useSchool'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney, useUnit } from '../useMoney'
import { CountGrid, type Counts, piecesOf } from './CountGrid'

interface CountFormProps {
  id: number
  title: string
  onClose: () => void
  onCounted: (comptage: Comptage) => void
  children?: ReactNode
}

/** The pieces that were counted, by note and coin, without those of which there are none. */
const billetageOf = (counts: Counts): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([cle, text]) => (piecesOf(text) > 0 ? [[cle, piecesOf(text)]] : [])),
  )

/** What was counted so far: by notes and coins, or a total as typed; null while that cannot be read. */
function useCount() {
  const { pays } = useSchool()
  const [counts, setCounts] = useState<Counts>({})
  const [total, setTotal] = useState('')
  const [isTotal, setIsTotal] = useState(false)
  const typed = millimesOf(total)
  const read = typed === undefined || Number.isNaN(typed) || typed < 0 ? null : typed
  const compte = isTotal ? read : (sumOf(billetageOf(counts), pays) ?? 0)
  return { counts, setCounts, total, setTotal, isTotal, setIsTotal, compte }
}

/** The first step: what is in the box, counted without seeing what should be. */
export function CountForm({ id, title, onClose, onCounted, children }: CountFormProps) {
  const { t } = useTranslation('caisse')
  const money = useMoney()
  const form = useId()
  const [send, { isLoading }] = useCountSessionMutation()
  const { counts, setCounts, total, setTotal, isTotal, setIsTotal, compte } = useCount()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (compte === null) return
    const body = { compte, billetage: isTotal ? null : billetageOf(counts) }
    const { data } = await send({ id, body })
    if (data) onCounted(data)
  }
  return (
    <DetailsPanel
      title={title}
      onClose={onClose}
      footer={
        <>
          <p className="count-total" role="status">
            <span className="muted">{t('count.total')}</span> <b>{money(compte ?? 0)}</b>
          </p>
          <Button
            form={form}
            look="primary"
            icon={ArrowRight}
            type="submit"
            pending={isLoading}
            disabled={compte === null}
          >
            {t('count.submit')}
          </Button>
        </>
      }
    >
      <form id={form} className="count" aria-label={title} onSubmit={submit}>
        {children}
        <p className="muted">{t(isTotal ? 'count.textTotal' : 'count.text')}</p>
        {isTotal ? (
          <TotalField value={total} onChange={setTotal} />
        ) : (
          <CountGrid counts={counts} onChange={setCounts} />
        )}
        <Button look="ghost" onClick={() => setIsTotal(!isTotal)}>
          {t(isTotal ? 'count.byPiece' : 'count.byTotal')}
        </Button>
      </form>
    </DetailsPanel>
  )
}

function TotalField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('caisse')
  const unit = useUnit()
  const id = useId()
  return (
    <div className="pay-amount">
      <label className="form-label" htmlFor={id}>
        {t('count.totalField', { unit })}
      </label>
      <input
        id={id}
        className="form-control"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        ref={focusOnce}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** The field takes the focus when it appears. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true })
