import { Button } from '@core/components/Button'
import { Dialog } from '@core/components/overlays/Dialog'
import { useFormat } from '@core/format/useFormat'
import { Save } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import type { Conflict } from './useSave'
import type { Side, Sides, Versions } from './versions'

/** The display names and display values of a record's fields. */
export interface FieldWords<Values, Field extends string> {
  label: (field: Field) => string
  value: (field: Field, values: Values) => ReactNode
}

interface ConflictDialogProps<Values, Field extends string> {
  conflict: Conflict<Values, Field>
  words: FieldWords<Values, Field>
  onSettle: (sides: Sides<Field>) => Promise<void>
  onClose: () => void
}

/** Shown when another user has saved the same record first: both versions, field by field, with a choice for each. */
export function ConflictDialog<Values, Field extends string>(props: ConflictDialogProps<Values, Field>) {
  const { conflict, words, onSettle, onClose } = props
  const { t } = useTranslation('common')
  const format = useFormat()
  const id = useId()
  const [sides, setSides] = useState<Sides<Field>>({})
  const sideOf = (field: Field, suggested: Side) => sides[field] ?? suggested
  const settle = () =>
    onSettle(
      // Object.fromEntries loses the type of its keys.
      Object.fromEntries(
        conflict.differences.map(({ field, suggested }) => [field, sideOf(field, suggested)]),
      ) as Sides<Field>,
    )
  return (
    <Dialog onClose={onClose} size="lg" scrollable labelledBy={id} fullscreen="md">
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {t('conflict.title')}
      </ModalHeader>
      <ModalBody className="conflict">
        <p>{t('conflict.text', { time: format.time(conflict.savedAt) })}</p>
        {conflict.archived ? <p>{t('conflict.alsoArchived')}</p> : null}
        {conflict.differences.map(({ field, suggested }) => (
          <ConflictField
            key={field}
            field={field}
            words={words}
            versions={conflict.versions}
            isTyped={suggested === 'mine'}
            side={sideOf(field, suggested)}
            onChoose={(side) => setSides({ ...sides, [field]: side })}
          />
        ))}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('conflict.back')}</Button>
        <Button look="primary" icon={Save} onClick={() => void settle()}>
          {t('conflict.save')}
        </Button>
      </ModalFooter>
    </Dialog>
  )
}

interface ConflictFieldProps<Values, Field extends string> {
  field: Field
  versions: Versions<Values>
  words: FieldWords<Values, Field>
  /** Whether the field was changed here: one that was not holds what was there before, which nobody here typed. */
  isTyped: boolean
  side: Side
  onChoose: (side: Side) => void
}

function ConflictField<Values, Field extends string>(props: ConflictFieldProps<Values, Field>) {
  const { field, versions, words, isTyped, side, onChoose } = props
  const { t } = useTranslation('common')
  const name = useId()
  return (
    <fieldset className="conflict-field">
      <legend>{words.label(field)}</legend>
      {(['mine', 'theirs'] as const).map((choice) => (
        <label key={choice} className="conflict-choice">
          <input
            type="radio"
            className="form-check-input"
            name={name}
            checked={side === choice}
            onChange={() => onChoose(choice)}
          />
          <span>
            <span className="muted">{t(`conflict.${choice === 'mine' && !isTyped ? 'before' : choice}`)}</span>
            <span>{words.value(field, versions[choice])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
