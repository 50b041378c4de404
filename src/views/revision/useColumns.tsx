import type { Revision } from '@contract/planning/revision'
import { Blank } from '@core/components/states/Blank'
import { keepTimes } from '@core/format/keepTimes'
import type { Column } from '@core/table/columns'
import { clashSentence } from '@src/parts/evenement/clash/clashWords'
import { kindWord, whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { keepPlates } from '@src/parts/vehicule/plate'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the list: kind, time, people, and why the event is no longer valid. */
export function useColumns(): Column<Revision>[] {
  const { t } = useTranslation('revision')
  const words = useWords()
  return useMemo(
    () => [
      {
        id: 'candidat',
        header: t('columns.candidat'),
        primary: true,
        hideable: false,
        cell: ({ evenement }) => <b>{evenement.title}</b>,
      },
      { id: 'start', header: t('columns.start'), cell: ({ evenement }) => keepTimes(whenWord(evenement, words)) },
      { id: 'calendar', header: t('columns.calendar'), cell: ({ evenement }) => kindWord(evenement, words) },
      {
        id: 'moniteur',
        header: t('columns.moniteur'),
        desktopOnly: true,
        cell: ({ evenement: { extendedProps } }) => extendedProps.moniteur ?? <Blank />,
      },
      {
        id: 'raisons',
        header: t('columns.raisons'),
        hideable: false,
        cell: ({ raisons }) => (
          <ul className="revision-reasons">
            {raisons.map((raison) => {
              const sentence = clashSentence(raison, words)
              return <li key={sentence}>{keepPlates(keepTimes(sentence))}</li>
            })}
          </ul>
        ),
      },
    ],
    [t, words],
  )
}
