import type { LoginInput } from '@contract/compte/auth'
import { Button } from '@core/components/Button'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@src/configs/demoAccounts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** The accounts of the demo data; a press fills in the form. */
export function DemoAccounts({ onChoose }: { onChoose: (values: LoginInput) => void }) {
  const { t } = useTranslation('auth')
  const id = useId()
  return (
    <section className="demo-accounts" aria-labelledby={id}>
      <h2 id={id}>{t('demo.title')}</h2>
      <ul>
        {DEMO_ACCOUNTS.map((username) => (
          <li key={username}>
            <Button
              size="sm"
              title={t(`demo.account.${username}`)}
              onClick={() => onChoose({ username, password: DEMO_PASSWORD })}
            >
              {username}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
