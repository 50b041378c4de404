import type { Dashboard } from '@contract/ecole/dashboard'
import { ButtonLink } from '@core/components/ButtonLink'
import { keepTimes } from '@core/format/keepTimes'
import { paths } from '@src/configs/paths'
import { useAttest } from '@src/parts/evenement/actions/useAttest'
import { kindWord, whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { useTranslation } from 'react-i18next'
import { AttestButton } from '../../lecon/AttestButton'
import { Refusals } from '../../lecon/Refusals'
import { PersonLine } from '../PersonLine'
import { TodayGroup } from './TodayGroup'

const DUE = `${paths.lecons}?etat=DUE&sort=start`

interface AttestGroupProps {
  lignes: NonNullable<Dashboard['aAttester']>
  isReadOnly: boolean
}

/** Past hours without an answer: attested here, or all of them in their list. */
export function AttestGroup({ lignes: { data, total }, isReadOnly }: AttestGroupProps) {
  const { t } = useTranslation('dashboard')
  const words = useWords()
  const { attest, isPending, refus, forget } = useAttest()
  const all =
    isReadOnly || total < 2 ? null : (
      <ButtonLink size="sm" to={`${DUE}&choix=tout`}>
        {t('today.attest.everything')}
      </ButtonLink>
    )
  return (
    <>
      <Refusals refus={refus} onClose={forget} />
      <TodayGroup
        tone="warning"
        title={t('today.attest.title', { count: total })}
        action={all}
        more={{ to: DUE, label: t('today.attest.all', { count: total }), isNeeded: total > data.length }}
      >
        {data.map((lecon) => (
          <PersonLine
            key={lecon.idEvenement}
            nom={lecon.title}
            candidats={lecon.extendedProps.candidats.map(({ id }) => id)}
            to={`${DUE}&row=${lecon.idEvenement}`}
            note={`${kindWord(lecon, words)} · ${keepTimes(whenWord(lecon, words))}`}
            end={
              isReadOnly ? null : (
                <AttestButton lecon={lecon} pending={isPending} onAttest={() => void attest([lecon])} />
              )
            }
          />
        ))}
      </TodayGroup>
    </>
  )
}
