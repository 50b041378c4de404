import { MAX_CRENEAUX } from '@contract/planning/demande'
import { IconButton } from '@core/components/IconButton'
import { FieldNotes } from '@core/form/FieldShell'
import { ArrowUp, X } from 'lucide-react'
import { useId } from 'react'
import { get, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSlotWords } from '../picker/useSlotWords'
import type { PicksState } from './usePicks'
import type { FormValues, Voeu } from './values'

/** The times that were picked, the preferred one first, each with what speaks against it. */
export function Picks({ picks }: { picks: PicksState }) {
  const { t } = useTranslation('demande')
  const { errors } = useFormState<FormValues>({ name: 'creneaux' })
  const id = useId()
  const { picked } = picks
  const isMissing = errors.creneaux?.type === 'required'
  return (
    <section className="picks" aria-labelledby={id}>
      <h3 id={id}>{t('ask.picks', { nombre: picked.length, max: MAX_CRENEAUX })}</h3>
      {picked.length === 0 ? (
        <p
          className={isMissing ? 'field-fault' : 'muted'}
          tabIndex={-1}
          aria-invalid={isMissing || undefined}
          role={isMissing ? 'alert' : undefined}
        >
          {t(isMissing ? 'ask.pickOne' : 'ask.pickHint', { max: MAX_CRENEAUX })}
        </p>
      ) : (
        <ol>
          {picked.map((voeu, index) => (
            <PickLine key={`${voeu.start} ${voeu.end}`} {...{ voeu, index, picks }} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface PickLineProps {
  voeu: Voeu
  index: number
  picks: PicksState
}

function PickLine({ voeu, index, picks }: PickLineProps) {
  const { t } = useTranslation('demande')
  const { moment, span } = useSlotWords()
  const { errors } = useFormState<FormValues>({ name: 'creneaux' })
  const id = useId()
  // Of the time itself or of its instructor: whatever it is, it is this one that has to go.
  const fault: unknown = Object.values(get(errors, `creneaux.${index}`) ?? {})[0]
  const code = typeof fault === 'object' && fault && 'message' in fault ? String(fault.message) : null
  const quand = moment(voeu)
  return (
    <li className={code ? 'pick is-wrong' : 'pick'}>
      <span className="pick-rank" aria-hidden>
        {index + 1}
      </span>
      <span className="pick-when">
        {span(voeu)}
        <span className="muted">
          {voeu.idMoniteur !== null && voeu.moniteur ? t('ask.with', { nom: voeu.moniteur }) : t('ask.withAnybody')}
        </span>
        <FieldNotes id={id} code={code} />
      </span>
      {index > 0 ? (
        <IconButton icon={ArrowUp} label={t('ask.prefer', { quand })} onClick={() => picks.prefer(voeu)} />
      ) : null}
      <IconButton
        icon={X}
        label={t('ask.remove', { quand })}
        aria-invalid={code ? true : undefined}
        aria-describedby={code ? `${id}-fault` : undefined}
        onClick={() => picks.remove(voeu)}
      />
    </li>
  )
}
