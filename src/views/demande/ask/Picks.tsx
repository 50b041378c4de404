import { MAX_CRENEAUX } from '@contract/planning/demande'
import { useId } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PickLine } from './PickLine'
import { usePickFocus } from './usePickFocus'
import type { PicksState } from './usePicks'
import type { FormValues } from './values'

/** The picked times in order of preference, each with its fault. */
export function Picks({ picks }: { picks: PicksState }) {
  const { t } = useTranslation('demande')
  const { errors } = useFormState<FormValues>({ name: 'creneaux' })
  const id = useId()
  const { picked, move, remove } = picks
  const { part, aim } = usePickFocus(picked)
  const isMissing = errors.creneaux?.type === 'required'
  return (
    <section ref={part} className="picks" aria-labelledby={id}>
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
            <PickLine
              key={voeu.start}
              voeu={voeu}
              index={index}
              isLast={index === picked.length - 1}
              onMove={(to) => {
                aim(to, to < index ? 'up' : 'down')
                move(voeu, to)
              }}
              onRemove={() => {
                aim(Math.min(index, picked.length - 2), 'remove')
                remove(voeu)
              }}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
