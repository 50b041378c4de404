import { IconButton } from '@core/components/IconButton'
import { FieldNotes } from '@core/form/fields/FieldShell'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useId } from 'react'
import { get, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSlotWords } from '../picker/useSlotWords'
import { actOf } from './usePickFocus'
import type { FormValues, Voeu } from './values'

/** Why a pick is invalid, by its time or its instructor: in either case it has to be removed. */
function useFault(index: number): string | null {
  const { errors } = useFormState<FormValues>({ name: 'creneaux' })
  const fault: unknown = Object.values(get(errors, `creneaux.${index}`) ?? {})[0]
  return typeof fault === 'object' && fault && 'message' in fault ? String(fault.message) : null
}

interface PickLineProps {
  voeu: Voeu
  index: number
  isLast: boolean
  onMove: (to: number) => void
  onRemove: () => void
}

/** A picked time: its rank, time and instructor, with buttons to reorder and remove it. */
export function PickLine({ voeu, index, isLast, onMove, onRemove }: PickLineProps) {
  const { t } = useTranslation('demande')
  const { moment, day, hours } = useSlotWords()
  const id = useId()
  const code = useFault(index)
  const quand = moment(voeu)
  const { idMoniteur, moniteur: nom } = voeu
  return (
    <li className={code ? 'pick is-wrong' : 'pick'}>
      <span className="pick-rank" aria-hidden>
        {index + 1}
      </span>
      <span className="pick-when">
        {day(voeu)}, <span className="pick-hours">{hours(voeu)}</span>
        <span className="muted">{idMoniteur !== null && nom ? t('ask.with', { nom }) : t('ask.withAnybody')}</span>
        <FieldNotes id={id} code={code} />
      </span>
      {index > 0 ? (
        <IconButton
          icon={ArrowUp}
          label={t('ask.up', { quand })}
          data-act={actOf(index, 'up')}
          onClick={() => onMove(index - 1)}
        />
      ) : null}
      {isLast ? null : (
        <IconButton
          icon={ArrowDown}
          label={t('ask.down', { quand })}
          data-act={actOf(index, 'down')}
          onClick={() => onMove(index + 1)}
        />
      )}
      <IconButton
        icon={X}
        label={t('ask.remove', { quand })}
        data-act={actOf(index, 'remove')}
        aria-invalid={code ? true : undefined}
        aria-describedby={code ? `${id}-fault` : undefined}
        onClick={onRemove}
      />
    </li>
  )
}
