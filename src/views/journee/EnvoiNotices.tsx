import type { Evenement } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { kindWord, standingText, whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { useZone } from '@src/parts/evenement/useZone'
import type { Envoi, Parole } from '@src/redux/moniteur/day/queue'
import { useTranslation } from 'react-i18next'
import type { Dire } from './useAnswers'

interface EnvoiNoticesProps {
  envois: Envoi[]
  dire: Dire
  oublier: (cle: string) => void
}

/** What was said and could not be taken: somebody answered first, or it is refused. Nothing is thrown away unasked. */
export function EnvoiNotices({ envois, dire, oublier }: EnvoiNoticesProps) {
  return envois.map((envoi) => {
    if (envoi.etat === 'waiting') return null
    const { current } = envoi
    return current ? (
      <Conflict key={envoi.cle} envoi={envoi} current={current} dire={dire} onClose={() => oublier(envoi.cle)} />
    ) : (
      <Refusal key={envoi.cle} envoi={envoi} onClose={() => oublier(envoi.cle)} />
    )
  })
}

/** What somebody said, in words. */
function useSaid() {
  const { t } = useTranslation('journee')
  const format = useFormat()
  const zone = useZone()
  return ({ verb, body }: Parole): string => {
    switch (verb) {
      case 'start':
        return t('said.start', { heure: format.time(body.debutReel, zone) })
      case 'attest':
        return [t('said.attest', { minutes: format.duration(body.minutes ?? 0) }), body.suite]
          .filter(Boolean)
          .join(' · ')
      case 'no-show':
        return t('said.noShow')
      case 'result':
        return [t(`said.${body.status}`), body.note].filter(Boolean).join(' · ')
    }
  }
}

interface ConflictProps {
  envoi: Envoi
  current: Evenement
  dire: Dire
  onClose: () => void
}

/** Both answers side by side: the first one stands, until somebody decides otherwise. */
function Conflict({ envoi, current, dire, onClose }: ConflictProps) {
  const { t } = useTranslation('journee')
  const words = useWords()
  const format = useFormat()
  const said = useSaid()
  const { extendedProps: props } = current
  const kept = [
    standingText(current, current.status, words),
    whenWord(current, words),
    props.minutes === null ? null : format.duration(props.minutes),
    props.suite,
    props.attestePar && t('by', { nom: props.attestePar }),
  ]
  // Each verb keeps its own body: only the version is another.
  const again = { ...envoi.parole, body: { ...envoi.parole.body, version: current.version } } as Parole
  return (
    <div className="card card-body envoi-conflict" role="alert">
      <strong>{t('conflict.title', { nom: current.title })}</strong>
      <p>{t('conflict.text')}</p>
      <dl>
        <dt>{t('conflict.mine', { heure: format.time(envoi.dit, words.zone) })}</dt>
        <dd>{said(envoi.parole)}</dd>
        <dt>{t('conflict.theirs')}</dt>
        <dd>
          {kindWord(current, words)} · {kept.filter(Boolean).join(' · ')}
        </dd>
      </dl>
      <div className="lecon-actions">
        <Button onClick={onClose}>{t('conflict.keep')}</Button>
        {current.status === 'PLANNED' ? (
          <Button
            look="primary"
            onClick={() => {
              onClose()
              dire(again, current)
            }}
          >
            {t('conflict.send')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function Refusal({ envoi, onClose }: { envoi: Envoi; onClose: () => void }) {
  const { t } = useTranslation(['journee', 'errors'])
  const words = useWords()
  const said = useSaid()
  const { lecon, fault, message } = envoi
  return (
    <div className="card card-body envoi-conflict" role="alert">
      <strong>{lecon ? t('refusedOf', { nom: lecon.title, quand: whenWord(lecon, words) }) : t('refused')}</strong>
      <p>{fault ? t([`errors:field.${fault}`, 'errors:field.invalid']) : message || t('refusedText')}</p>
      <p className="muted">{said(envoi.parole)}</p>
      <div className="lecon-actions">
        <Button onClick={onClose}>{t('understood')}</Button>
      </div>
    </div>
  )
}
