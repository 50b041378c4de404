import { Button } from '@core/components/Button'
import { usePageTitle } from '@core/hooks/usePageTitle'
import { Brand } from '@core/layouts/Brand'
import { paths } from '@src/configs/paths'
import { storedPlace, storePlace } from '@src/redux/code-course/storedPlace'
import { storedSession } from '@src/redux/session/stored'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { JoinForm } from './JoinForm'
import { Seat } from './Seat'
import './place.scss'

/** The name of the candidate who is signed in on this device, if any. */
function candidatHere(): string | null {
  const userData = storedSession()?.userData
  return userData?.role === 'candidat' ? userData.connect.nomComplet : null
}

/** A phone in a classroom: the code first, then the questions, with or without an account. */
export function PlacePage() {
  const { t } = useTranslation(['salle', 'common'])
  const { code = '' } = useParams()
  const [place, setPlace] = useState(storedPlace)
  const [candidat] = useState(candidatHere)
  usePageTitle(t('join.title'))
  const leave = () => {
    storePlace(null)
    setPlace(null)
  }
  // The camera may have read the code of another room.
  if (place && (code === '' || code === place.code)) return <Seat jeton={place.jeton} onLeave={leave} />
  return (
    <main className="seat seat-join">
      <Brand name={t('common:appName')} to={paths.home} />
      <h1 tabIndex={-1}>{t('join.title')}</h1>
      <JoinForm code={code} candidat={candidat} onJoined={() => setPlace(storedPlace())} />
      {place ? <Button onClick={() => setPlace({ ...place, code })}>{t('join.stay')}</Button> : null}
    </main>
  )
}
