import type { Comptage } from '@contract/caisse/caisse'
import { sumOf } from '@contract/caisse/coupures'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { DraftNotice } from '@core/form/DraftNotice'
import { millimesOf } from '@core/format/typedAmount'
import { useDraftState } from '@core/hooks/useDraftState'
import { useHasKeys } from '@core/hooks/useMediaQuery'
import { useLeave } from '@src/parts/panel/useLeave'
import { useCountSessionMutation } from '@src/redux/argent/caisse'
import { useSchool } from '@src/redux/session/useSchool'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoney, useUnit } from '../useMoney'
import { CountGrid, type Counts, isCount, piecesOf } from './CountGrid'

interface CountFormProps {
  id: number
  title: string
  onClose: () => void
  onCounted: (comptage: Comptage) => void
  children?: ReactNode
}

/** The counted pieces by note and coin, without zero counts. */
const billetageOf = (counts: Counts): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([cle, text]) => (piecesOf(text) > 0 ? [[cle, piecesOf(text)]] : [])),
  )

interface Count {
  counts: Counts
  /** The total as typed, used when `isTotal` is true. */
  total: string
  isTotal: boolean
}

const NOTHING: Count = { counts: {}, total: '', isTotal: false }

/** The count so far, kept until it is sent; `compte` is null while a number or the total cannot be read. */
function useCount(key: string) {
  const { pays } = useSchool()
  const { values, set, clear, isRestored } = useDraftState(key, NOTHING)
  const typed = millimesOf(values.total)
  const read = typed === undefined || Number.isNaN(typed) || typed < 0 ? null : typed
  const pieces = Object.values(values.counts).every(isCount) ? (sumOf(billetageOf(values.counts), pays) ?? 0) : null
  const compte = values.isTotal ? read : pieces
  return { ...values, set, clear, isRestored, compte }
}

/** The first step: the content of the box, counted without showing the expected amount. */
export function CountForm({ id, title, onClose, onCounted, children }: CountFormProps) {
  const { t } = useTranslation('caisse')
  const money = useMoney()
  const form = useId()
  const hasKeys = useHasKeys()
  const [send, { isLoading }] = useCountSessionMutation()
  const key = `comptage:${id}`
  const leave = useLeave(key, onClose)
  const { counts, total, isTotal, compte, set, clear, isRestored } = useCount(key)
  const discard = () => {
    set(NOTHING)
    clear()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (compte === null) return
    const body = { compte, billetage: isTotal ? null : billetageOf(counts) }
    const { data } = await send({ id, body })
    if (!data) return
    clear()
    onCounted(data)
  }
  return (
    <DetailsPanel
      title={title}
      onClose={leave}
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
        <DraftNotice restored={isRestored} onDiscard={discard} />
        <p className="muted">
          {t(isTotal ? 'count.textTotal' : 'count.text')} {hasKeys && !isTotal ? t('count.keys') : null}
        </p>
        {isTotal ? (
          <TotalField value={total} onChange={(text) => set({ total: text })} />
        ) : (
          <CountGrid counts={counts} onChange={(next) => set({ counts: next })} />
        )}
        <Button look="ghost" onClick={() => set({ isTotal: !isTotal })}>
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
