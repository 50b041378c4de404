import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { Page } from '@core/components/Page'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import type { Faults } from '@core/form/faults'
import { paths } from '@src/configs/paths'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AuthFrame } from './AuthFrame'
import { type Screen, useScreenPath, useVersion } from './screens'

interface AuthDemoProps<Values extends FieldValues> {
  screen: Screen
  start: DefaultValues<Values>
  faultsOf: (values: Values) => Faults
  /** The screen that usually follows; none after the sign-in, which leads to the application. */
  next?: Screen
  /** Links below the form. */
  links: ReactNode
  children: ReactNode
}

/** A sample screen: its form is checked, and says what would happen without doing it. */
export function AuthDemo<Values extends FieldValues>(props: AuthDemoProps<Values>) {
  const { screen, next } = props
  const { t } = useTranslation('demoAuth')
  const version = useVersion()
  const [isDone, setDone] = useState(false)
  return (
    <AuthFrame>
      <Page
        title={t(`${screen}.title`)}
        documentTitle={t('version', { screen: t(`${screen}.title`), version })}
        description={t(`${screen}.text`)}
      >
        <Banner>{t('note')}</Banner>
        {isDone ? (
          <Done screen={screen} next={next} onAgain={() => setDone(false)} />
        ) : (
          <ScreenForm {...props} onDone={() => setDone(true)} />
        )}
      </Page>
    </AuthFrame>
  )
}

function ScreenForm<Values extends FieldValues>(props: AuthDemoProps<Values> & { onDone: () => void }) {
  const { screen, start, faultsOf, links, children, onDone } = props
  const { t } = useTranslation('demoAuth')
  const form = useForm<Values>({ defaultValues: start, resolver: checkResolver<Values>(faultsOf) })
  return (
    <>
      <Form form={form} onSubmit={onDone} label={t(`${screen}.title`)}>
        {children}
        <Button className="demo-auth-submit" type="submit" look="primary">
          {t(`${screen}.submit`)}
        </Button>
      </Form>
      <nav className="demo-auth-links" aria-label={t('links')}>
        {links}
      </nav>
    </>
  )
}

interface DoneProps {
  screen: Screen
  next: Screen | undefined
  onAgain: () => void
}

function Done({ screen, next, onAgain }: DoneProps) {
  const { t } = useTranslation('demoAuth')
  const pathOf = useScreenPath()
  const heading = useRef<HTMLHeadingElement>(null)
  // Moves the focus to the heading, because the form that had it is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="demo-auth-done">
      <CircleCheck aria-hidden size={28} strokeWidth={1.75} />
      <h2 ref={heading} tabIndex={-1}>
        {t('done')}
      </h2>
      <p>{t(`${screen}.done`)}</p>
      <div className="page-actions">
        <ButtonLink look="primary" to={next ? pathOf(next) : paths.home}>
          {next ? t(`${next}.title`) : t('leave')}
        </ButtonLink>
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
    </div>
  )
}
