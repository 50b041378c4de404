import type { CandidatDetail } from '@contract/candidat'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { Save } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import { useFieldWords } from '../fieldWords'
import { type Difference, differencesOf, type Side, type Sides } from './conflict'
import type { FormValues } from './values'

interface ConflictDialogProps {
  base: FormValues
  mine: FormValues
  current: CandidatDetail
  onSettle: (sides: Sides) => Promise<void>
  onClose: () => void
}

/** Somebody else saved the same file first: both versions, field by field, and a choice for each. */
export function ConflictDialog({ base, mine, current, onSettle, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  const id = useId()
  const differences = differencesOf(base, mine, current)
  const [sides, setSides] = useState<Sides>(() =>
    Object.fromEntries(differences.map(({ field, suggested }) => [field, suggested])),
  )
  return (
    <Modal isOpen toggle={onClose} size="lg" scrollable labelledBy={id} fade={false} fullscreen="md">
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {t('conflict.title')}
      </ModalHeader>
      <ModalBody className="conflict">
        <p>{t('conflict.text', { time: format.time(current.updatedAt) })}</p>
        {differences.map((difference) => (
          <ConflictField
            key={difference.field}
            difference={difference}
            side={sides[difference.field] ?? difference.suggested}
            onChoose={(side) => setSides({ ...sides, [difference.field]: side })}
          />
        ))}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('conflict.back')}</Button>
        <Button look="primary" icon={Save} onClick={() => void onSettle(sides)}>
          {t('conflict.save')}
        </Button>
      </ModalFooter>
    </Modal>
  )
}

interface ConflictFieldProps {
  difference: Difference
  side: Side
  onChoose: (side: Side) => void
}

function ConflictField({ difference, side, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation('candidat')
  const { label, value } = useFieldWords()
  const { field } = difference
  const name = useId()
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
            <span className="conflict-value">{value(field, difference[choice])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
