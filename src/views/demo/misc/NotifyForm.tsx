import { Button } from '@core/components/Button'
import { InputField } from '@core/form/fields/InputField'
import { usePlainForm } from '@core/form/usePlainForm'
import { BellRing, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

function faultOf(email: string): string | undefined {
  if (email === '') return 'required'
  return EMAIL.test(email) ? undefined : 'email'
}

/** Takes an address to notify; the sample does not store it. */
export function NotifyForm({ label }: { label: string }) {
  const { t } = useTranslation('demoMisc')
  const [noted, setNoted] = useState<string | null>(null)
  const form = usePlainForm({
    check: ({ email = '' }) => ({ email: faultOf(email.trim()) }),
    submit: async ({ email = '' }) => {
      setNoted(email.trim())
      return {}
    },
  })
  if (noted) return <Noted email={noted} onChange={() => setNoted(null)} />
  return (
    <form {...form.props} aria-label={label}>
      <InputField
        name="email"
        type="email"
        label={t('soon.email')}
        required
        maxLength={200}
        autoComplete="email"
        code={form.faults.email}
      />
      <Button type="submit" look="primary" icon={BellRing} pending={form.pending}>
        {label}
      </Button>
    </form>
  )
}

function Noted({ email, onChange }: { email: string; onChange: () => void }) {
  const { t } = useTranslation('demoMisc')
  const note = useRef<HTMLParagraphElement>(null)
  // Moves the focus to the note, because the form that had it is gone.
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="soon-noted">
      <p ref={note} tabIndex={-1}>
        <CircleCheck aria-hidden size={18} strokeWidth={1.75} /> {t('soon.noted', { email })}
      </p>
      <Button onClick={onChange}>{t('soon.other')}</Button>
    </div>
  )
}
