import type { Examen } from '@contract/planning/examen'
import { Button } from '@core/components/Button'
import { useAbility } from '@src/redux/session/ability'
import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultButtons } from './ResultButtons'
import { useIsDue } from './useIsDue'
import { useRecord } from './useRecord'

/** Records a result with a remark, or withdraws the recorded one. */
export function ResultPart({ examen }: { examen: Examen }) {
  const canUpdate = useAbility().can('update', 'Evenement')
  const isDue = useIsDue()(examen)
  if (isDue) return <NewResult examen={examen} />
  const isRecorded = ['SUCCESS', 'FAILED', 'NO_SHOW'].includes(examen.status)
  return isRecorded && canUpdate ? <TakeBack examen={examen} /> : null
}

function NewResult({ examen }: { examen: Examen }) {
  const { t } = useTranslation('examen')
  const [note, setNote] = useState(examen.note ?? '')
  const id = useId()
  return (
    <div className="exam-result">
      <div className="field">
        <label className="form-label" htmlFor={id}>
          {t('panel.note')}
        </label>
        <textarea
          id={id}
          className="form-control"
          rows={2}
          // The limit of an absence's remark.
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <ResultButtons examen={examen} note={note} />
    </div>
  )
}

function TakeBack({ examen }: { examen: Examen }) {
  const { t } = useTranslation('examen')
  const record = useRecord()
  const [pending, setPending] = useState(false)
  const takeBack = async () => {
    setPending(true)
    await record(examen, null)
    setPending(false)
  }
  return (
    <div className="exam-result">
      <Button size="sm" icon={Undo2} pending={pending} onClick={() => void takeBack()}>
        {t('panel.takeBack')}
      </Button>
    </div>
  )
}
