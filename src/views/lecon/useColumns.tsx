import { minutesBetween } from '@contract/clock/moments'
import type { Evenement } from '@contract/planning/evenement'
import { StatusDot } from '@core/components/StatusDot'
import { Blank } from '@core/components/states/Blank'
import { keepTimes } from '@core/format/keepTimes'
import { useFormat } from '@core/format/useFormat'
import { useMinute } from '@core/hooks/useMinute'
import type { Column } from '@core/table/columns'
import { isDue, kindWord, whenWord } from '@src/parts/evenement/eventWords'
import { StandingDot } from '@src/parts/evenement/StandingDot'
import { useWords } from '@src/parts/evenement/useWords'
import { keepPlates } from '@src/parts/vehicule/plate'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import './lecon.scss'

/** The attested length, or the planned one. */
const lengthOf = ({ start, end, extendedProps }: Evenement) => extendedProps.minutes ?? minutesBetween(start, end)

/** The candidates of a lesson; an unanswered one notes that they have left the school since. */
function Candidats({ row }: { row: Evenement }) {
  const { t } = useTranslation('lecon')
  const now = useMinute()
  const gone = row.extendedProps.candidats.filter(({ archived }) => archived)
  return (
    <>
      {row.title}
      {gone.length > 0 && isDue(row, now) ? (
        <span className="lecon-archived">{t('archived', { count: gone.length })}</span>
      ) : null}
    </>
  )
}

/** The columns of a list of lessons; for one candidate, without their name but with their absence. */
export function useColumns(idCandidat?: number): Column<Evenement>[] {
  const { t } = useTranslation(['lecon', 'evenement'])
  const format = useFormat()
  const words = useWords()
  return useMemo(() => {
    const isAbsent = ({ extendedProps }: Evenement) =>
      extendedProps.candidats.some(({ id, absent }) => id === idCandidat && absent)
    const candidat: Column<Evenement> = {
      id: 'candidat',
      header: t('columns.candidat'),
      cell: (row) => <Candidats row={row} />,
    }
    return [
      {
        id: 'start',
        header: t('columns.start'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => <b className="num">{keepTimes(whenWord(row, words))}</b>,
      },
      ...(idCandidat === undefined ? [candidat] : []),
      // Beside the name: further right, the sticky button would cover it.
      {
        id: 'etat',
        header: t('columns.etat'),
        hideable: false,
        cell: (row) =>
          isAbsent(row) ? (
            <StatusDot tone="danger" label={t('evenement:statut.NO_SHOW')} />
          ) : (
            <StandingDot event={row} />
          ),
      },
      { id: 'calendar', header: t('columns.calendar'), cell: (row) => kindWord(row, words) },
      {
        id: 'moniteur',
        header: t('columns.moniteur'),
        cell: ({ extendedProps }) => extendedProps.moniteur ?? <Blank />,
      },
      {
        id: 'vehicule',
        header: t('columns.vehicule'),
        cell: ({ extendedProps }) => (
          <span className="lecon-vehicule">
            {extendedProps.vehicule ? keepPlates(extendedProps.vehicule) : <Blank />}
          </span>
        ),
      },
      { id: 'duree', header: t('columns.duree'), align: 'end', cell: (row) => format.duration(lengthOf(row)) },
    ]
  }, [t, format, words, idCandidat])
}
