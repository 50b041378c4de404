import { Button } from '@core/components/Button'
import { Save } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import { type Difference, differencesOf, type Field, merged, type Side } from './conflict'
import { useFieldWords } from './useFieldWords'
import type { MoniteurFormValues } from './values'

interface ConflictDialogProps {
  /** What the form started from, what it holds, and what somebody else saved since. */
  base: MoniteurFormValues
  mine: MoniteurFormValues
  theirs: MoniteurFormValues
  onSettle: (values: MoniteurFormValues) => Promise<void>
  onClose: () => void
}

/** Somebody else saved the same file first: both versions, field by field, and a choice for each. */
export function ConflictDialog({ base, mine, theirs, onSettle, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('moniteur')
  const id = useId()
  const differences = differencesOf(base, mine, theirs)
  const [sides, setSides] = useState<Partial<Record<Field, Side>>>(() =>
    Object.fromEntries(differences.map(({ field, suggested }) => [field, suggested])),
  )
  return (
    <Modal isOpen toggle={onClose} size="lg" scrollable labelledBy={id} fade={false} fullscreen="md">
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {t('conflict.title')}
      </ModalHeader>
      <ModalBody className="conflict">
        <p>{t('conflict.text')}</p>
        {differences.map((difference) => (
          <ConflictField
            key={difference.field}
            {...{ difference, mine, theirs }}
            side={sides[difference.field] ?? difference.suggested}
            onChoose={(side) => setSides({ ...sides, [difference.field]: side })}
          />
        ))}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('conflict.back')}</Button>
        <Button look="primary" icon={Save} onClick={() => void onSettle(merged(mine, theirs, sides))}>
          {t('form.save')}
        </Button>
      </ModalFooter>
    </Modal>
  )
}

interface ConflictFieldProps {
  difference: Difference
  mine: MoniteurFormValues
  theirs: MoniteurFormValues
  side: Side
  onChoose: (side: Side) => void
}

function ConflictField({ difference: { field }, mine, theirs, side, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation('moniteur')
  const { label, value } = useFieldWords()
  const name = useId()
  const versions = { mine, theirs }
  return (
    <fieldset className="conflict-field">
      <legend>{label(field)}</legend>
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
            <span className="muted">{t(`conflict.${choice}`)}</span>
            <span>{value(field, versions[choice])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
