import type { Examen } from '@contract/planning/examen'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { useFormat } from '@core/format/useFormat'
import { useConvocationsQuery } from '@src/redux/papiers/convocation'
import { useAbility } from '@src/redux/session/ability'
import { Printer, Send } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrintConvocations } from './useConvocations'
import './convocation.scss'

interface ConvocationPartProps {
  examen: Examen
  onIssue: () => void
}

/** The summons of an exam: printed again, or issued again when the exam has moved. */
export function ConvocationPart({ examen: { idEvenement, status }, onIssue }: ConvocationPartProps) {
  const { t } = useTranslation('convocation')
  const format = useFormat()
  const id = useId()
  const print = usePrintConvocations()
  const canIssue = useAbility().can('create', 'Convocation') && status === 'PLANNED'
  const { currentData } = useConvocationsQuery({ idEvenement: String(idEvenement) })
  const [last] = currentData?.data ?? []
  if (!last && !canIssue) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('title')}</h3>
      {last ? (
        <p className="muted">
          {t('last', { numero: last.numero, version: last.version, moment: format.moment(last.createdAt) })}
        </p>
      ) : null}
      {last?.isOutdated ? <Banner tone="warning">{t('moved')}</Banner> : null}
      <div className="convocation-actions">
        {last && !last.isOutdated ? (
          <Button icon={Printer} onClick={() => void print([last])}>
            {t('print')}
          </Button>
        ) : null}
        {canIssue ? (
          <Button icon={Send} look={last ? 'ghost' : 'secondary'} onClick={onIssue}>
            {t(last ? 'again' : 'issue')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
