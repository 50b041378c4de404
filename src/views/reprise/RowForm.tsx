import type { RepriseApercu } from '@contract/argent/reprise'
import { Button } from '@core/components/Button'
import { fullName } from '@core/format/names'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { Check } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from './useRows'
import { FIELDS, faultsOf, offreKey, type RowValues } from './values'

interface RowFormProps {
  row: Row
  preview: RepriseApercu | undefined
  isSaving: boolean
  onChange: (field: keyof RowValues, text: string) => void
  onSave: () => void
}

/** A saved row leaves the list, so the focus moves to the next one. */
function focusNext(form: HTMLFormElement): void {
  const next = form.closest('li')?.nextElementSibling?.querySelector('select, input')
  if (next instanceof HTMLElement) next.focus()
}

/** One candidate: the package, the price, the hours given, other fees and the amount paid so far. */
export function RowForm({ row, preview, isSaving, onChange, onSave }: RowFormProps) {
  const { t } = useTranslation('reprise')
  const id = useId()
  const nom = fullName(row.candidat)
  const { permi, cin, telephone } = row.candidat
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!row.toSend) return
    focusNext(event.currentTarget)
    onSave()
  }
  return (
    <li>
      <form className="card card-body reprise-row" aria-labelledby={id} noValidate onSubmit={submit}>
        <div className="reprise-person">
          <b id={id}>{nom}</b>
          <span className="muted">{[t('permi', { permi }), cin, telephone].filter(Boolean).join(' · ')}</span>
        </div>
        {row.offres.length === 0 ? <p className="muted">{t('noPrices', { permi })}</p> : null}
        <RowFields row={row} nom={nom} onChange={onChange} />
        <div className="reprise-end">
          <RowResult preview={row.toSend ? preview : undefined} />
          <Button
            look="primary"
            size="sm"
            icon={Check}
            type="submit"
            pending={isSaving}
            disabled={!row.toSend}
            aria-label={t('saveOf', { nom })}
          >
            {t('save')}
          </Button>
        </div>
      </form>
    </li>
  )
}

interface RowFieldsProps extends Pick<RowFormProps, 'row' | 'onChange'> {
  nom: string
}

function RowFields({ row: { values, offres, isTyped }, nom, onChange }: RowFieldsProps) {
  const { t } = useTranslation(['reprise', 'errors'])
  const unit = useUnit()
  const id = useId()
  const faults = isTyped ? faultsOf(values) : {}
  return (
    <div className="reprise-fields">
      <label className="reprise-offre">
        <span className="form-label">{t('field.offre')}</span>
        <select
          className="form-select"
          aria-label={t('fieldOf', { field: t('field.offre'), nom })}
          value={values.offre}
          onChange={(event) => onChange('offre', event.target.value)}
        >
          {offres.map((offre) => (
            <option key={offreKey(offre)} value={offreKey(offre)}>
              {offre.nom ?? t(`formule.${offre.formule}`)}
            </option>
          ))}
        </select>
      </label>
      {FIELDS.map((field) => (
        <label key={field}>
          <span className="form-label">{t(`field.${field}`, { unit })}</span>
          <input
            className={`form-control${faults[field] ? ' is-invalid' : ''}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            aria-label={t('fieldOf', { field: t(`field.${field}`, { unit }), nom })}
            aria-invalid={faults[field] ? true : undefined}
            aria-describedby={faults[field] ? `${id}-${field}` : undefined}
            value={values[field]}
            onFocus={(event) => event.target.select()}
            onChange={(event) => onChange(field, event.target.value)}
          />
          {faults[field] ? (
            <span className="field-fault" id={`${id}-${field}`}>
              {t(`errors:field.${faults[field]}`)}
            </span>
          ) : null}
        </label>
      ))}
    </div>
  )
}

/** The balance due, and the hours that the school still owes. */
function RowResult({ preview }: { preview: RepriseApercu | undefined }) {
  const { t } = useTranslation('reprise')
  const money = useMoney()
  if (!preview) return <span className="muted reprise-result">{t('result.none')}</span>
  const { solde, aRendre } = preview
  return (
    <span className="reprise-result">
      <b>{t(solde < 0 ? 'result.credit' : 'result.toPay', { amount: money(Math.abs(solde)) })}</b>
      <span className="muted">{t('result.left', { amount: money(aRendre) })}</span>
    </span>
  )
}
