import type { Salle } from '@contract/cours/salle'
import { paths } from '@src/configs/paths'
import { useRemoveParticipantMutation } from '@src/redux/code-course/salle'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { JoinQr } from './JoinQr'

/** The address to open, the code to type, and the participants who have joined. */
export function Lobby({ room }: { room: Salle }) {
  const { t } = useTranslation('salle')
  const { host, origin } = window.location
  return (
    <div className="lobby">
      <section className="lobby-join" aria-label={t('lobby.join')}>
        <div>
          <p className="lobby-step">{t('lobby.open')}</p>
          <p className="lobby-address">{`${host}${paths.place}`}</p>
          <p className="lobby-step">{t('lobby.type')}</p>
          <p className="lobby-code">
            <span className="visually-hidden">{room.code.split('').join(' ')}</span>
            {[room.code.slice(0, 3), room.code.slice(3)].map((half) => (
              <span key={half} aria-hidden>
                {half}
              </span>
            ))}
          </p>
        </div>
        <JoinQr text={`${origin}${paths.placeWith(room.code)}`} label={t('lobby.qr')} />
      </section>
      <Participants room={room} />
    </div>
  )
}

function Participants({ room }: { room: Salle }) {
  const { t } = useTranslation('salle')
  const [remove] = useRemoveParticipantMutation()
  const { participants, attendus } = room
  return (
    <section className="lobby-people" aria-labelledby="lobby-people">
      <h2 id="lobby-people" role="status">
        {participants.length > 0 ? t('lobby.count', { count: participants.length }) : t('lobby.nobody')}
      </h2>
      <ul>
        {participants.map(({ id, nom, invite }) => (
          <li key={id}>
            {nom}
            {invite ? <small>{t('guest')}</small> : null}
            <button
              type="button"
              aria-label={t('lobby.remove', { nom })}
              onClick={() => void remove({ id: room.id, body: { idParticipant: id } })}
            >
              <X aria-hidden size={18} strokeWidth={2} />
            </button>
          </li>
        ))}
        {attendus.map((nom) => (
          <li key={nom} className="is-expected">
            {nom}
            <small>{t('lobby.expected')}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
