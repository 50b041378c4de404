import { dayAt } from '@contract/clock/wall'
import type { Examen } from '@contract/planning/examen'
import { ButtonLink } from '@core/components/ButtonLink'
import { type Fact, Facts } from '@core/components/Facts'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { inRow } from '@core/format/inRow'
import { useFormat } from '@core/format/useFormat'
import { useMinute } from '@core/hooks/useMinute'
import { paths } from '@src/configs/paths'
import { useZone } from '@src/parts/evenement/useZone'
import { ExamenStatus } from '@src/parts/examen/ExamenStatus'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useExamenQuery } from '@src/redux/calendar/examen'
import { ConvocationPanel } from '@src/views/convocation/ConvocationPanel'
import { ConvocationPart } from '@src/views/convocation/ConvocationPart'
import { ParcoursBrief } from '@src/views/parcours/ParcoursTab'
import { CalendarDays } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultPart } from './ResultPart'

interface ExamenPanelProps {
  id: number
  onClose: () => void
}

/** An exam beside the list: its data, its result, and the candidate's progress. */
export function ExamenPanel({ id, onClose }: ExamenPanelProps) {
  const { t } = useTranslation('examen')
  const { currentData, error, isFetching, refetch } = useExamenQuery(id)
  const unknown = isNotFound(error)
  const [isIssuing, setIsIssuing] = useState(false)
  if (isIssuing) return <ConvocationPanel idEvenements={[id]} onClose={() => setIsIssuing(false)} />
  return (
    <DetailsPanel
      title={currentData?.candidat ?? t('panel.title')}
      footer={currentData ? <PanelLinks examen={currentData} /> : null}
      onClose={onClose}
    >
      {currentData ? <PanelBody examen={currentData} onIssue={() => setIsIssuing(true)} /> : null}
      {!currentData && !error ? <CardSkeleton lines={6} /> : null}
      {!currentData && error ? (
        <ErrorState
          title={unknown ? t('panel.unknown') : undefined}
          text={unknown ? t('panel.unknownText') : undefined}
          onRetry={unknown ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      ) : null}
    </DetailsPanel>
  )
}

function PanelBody({ examen, onIssue }: { examen: Examen; onIssue: () => void }) {
  const { t, i18n } = useTranslation(['examen', 'parcours'])
  const format = useFormat()
  const zone = useZone()
  const id = useId()
  const now = useMinute()
  const { tentative, attesteLe, attestePar } = examen
  const facts: Fact[] = [
    { label: t('columns.etape'), value: t(`parcours:etape.${examen.etape}`) },
    { label: t('columns.permi'), value: examen.permi },
    { label: t('columns.tentative'), value: tentative },
    { label: t('columns.start'), value: format.moment(examen.start, zone) },
    { label: t('columns.lieu'), value: examen.lieu },
    { label: t('columns.examinateur'), value: examen.examinateur },
    { label: t('columns.moniteur'), value: examen.moniteur },
    { label: t('columns.status'), value: <ExamenStatus status={examen.status} isOver={examen.end <= now} /> },
    { label: t('columns.note'), value: examen.note },
  ]
  if (attesteLe && attestePar) {
    facts.push({
      label: t('panel.recorded'),
      value: inRow([attestePar, format.moment(attesteLe, zone)], i18n.language),
    })
  }
  return (
    <div className="exam-panel">
      <Facts look="lines" facts={facts} />
      <ResultPart examen={examen} />
      <ConvocationPart examen={examen} onIssue={onIssue} />
      <section aria-labelledby={id}>
        <h3 id={id}>{t('parcours:title')}</h3>
        <ParcoursBrief id={examen.idCandidat} />
      </section>
    </div>
  )
}

function PanelLinks({ examen: { idCandidat, idEvenement, start } }: { examen: Examen }) {
  const { t } = useTranslation('examen')
  const jour = dayAt(start, useZone())
  const inCalendar = new URLSearchParams({ evenement: String(idEvenement), jour })
  return (
    <>
      <ButtonLink icon={CalendarDays} to={`${paths.calendrier}?${inCalendar}`}>
        {t('panel.calendar')}
      </ButtonLink>
      <ButtonLink look="primary" to={`${paths.candidat(idCandidat)}?tab=parcours`}>
        {t('panel.candidat')}
      </ButtonLink>
    </>
  )
}
