import { CHAT_STATUSES, type ChatProfile } from '@contract/demo/chat'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { selectUserData } from '@src/redux/auth/slice'
import { useChatProfileQuery, useUpdateChatProfileMutation } from '@src/redux/demo/chat/api'
import { useAppSelector } from '@src/redux/hooks'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Presence } from './Presence'

const ABOUT_LENGTH = 120

/** The user's own profile and two settings. */
export function ProfilePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('demoChat')
  const { data, isError, refetch } = useChatProfileQuery()
  return (
    <DetailsPanel title={t('ownProfile')} onClose={onClose}>
      {data ? <Profile profile={data} /> : null}
      {isError && !data ? <ErrorState onRetry={refetch} /> : null}
      {data || isError ? null : <FormSkeleton fields={3} />}
    </DetailsPanel>
  )
}

function Profile({ profile }: { profile: ChatProfile }) {
  const { t } = useTranslation(['demoChat', 'profil'])
  // The role in the answer is a sample; the account's real role is in the store.
  const role = useAppSelector(selectUserData)?.role
  const [update] = useUpdateChatProfileMutation()
  const { settings } = profile
  const switches = [
    { id: 'isTwoStepAuthVerificationEnabled', label: t('twoStep') },
    { id: 'isNotificationsOn', label: t('notifications') },
  ] as const
  return (
    <div className="chat-card">
      <div className="chat-card-head">
        <Presence name={profile.fullName} avatar={profile.avatar} status={profile.status} size={96} />
        <h3>{profile.fullName}</h3>
        {role ? <p className="muted">{t(`profil:role.${role}`)}</p> : null}
      </div>
      <About about={profile.about} onSave={(about) => update({ about })} />
      <fieldset className="field">
        <legend className="form-label">{t('statusTitle')}</legend>
        {CHAT_STATUSES.map((status) => (
          <label key={status} className="check-option">
            <input
              type="radio"
              name="chat-status"
              className="form-check-input"
              checked={profile.status === status}
              onChange={() => void update({ status })}
            />
            <span className={`presence-dot presence-${status}`} />
            {t(`status.${status}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="field">
        <legend className="form-label">{t('settings')}</legend>
        {switches.map(({ id, label }) => (
          <label key={id} className="form-check form-switch">
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
              role="switch"
              className="form-check-input"
              checked={settings[id]}
              onChange={() => void update({ settings: { ...settings, [id]: !settings[id] } })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

interface AboutProps {
  about: string
  onSave: (about: string) => Promise<{ error?: unknown }>
}

function About({ about, onSave }: AboutProps) {
  const { t } = useTranslation(['demoChat', 'common'])
  const [text, setText] = useState(about)
  const id = useId()
  const isTooLong = text.length > ABOUT_LENGTH
  async function save() {
    const { error } = await onSave(text.trim())
    if (!error) toast.success(t('saved'))
  }
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong) void save()
      }}
    >
      <label className="form-label" htmlFor={id}>
        {t('aboutTitle')}
      </label>
      <textarea
        id={id}
        rows={3}
        className={isTooLong ? 'form-control is-invalid' : 'form-control'}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-count`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="chat-about-foot">
        <span id={`${id}-count`} className={isTooLong ? 'num chat-too-long' : 'num muted'}>
          {t('characters', { count: text.length, max: ABOUT_LENGTH })}
        </span>
        <Button type="submit" size="sm" disabled={isTooLong || text.trim() === about}>
          {t('common:form.save')}
        </Button>
      </div>
    </form>
  )
}
