import type { EmailPerson } from '@contract/demo/email'
import { Button } from '@core/components/Button'
import { FieldNotes } from '@core/form/fields/FieldShell'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MultiSelect } from '../shared/MultiSelect'
import { createOption, optionOf, personOf } from './people'
import type { Composed } from './start'
import type { Composer } from './useComposer'

interface RecipientsProps {
  label: string
  value: EmailPerson[]
  options: ReturnType<typeof optionOf>[]
  onChange: (people: EmailPerson[]) => void
  code?: string | null
  autoFocus?: boolean
}

/** Known people to choose, or typed addresses. */
function Recipients({ label, value, options, onChange, code = null, autoFocus }: RecipientsProps) {
  const { t } = useTranslation('demoEmail')
  const id = useId()
  const chosen = useMemo(() => value.map(optionOf), [value])
  return (
    <div className="compose-row">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div>
        <MultiSelect
          id={id}
          aria-labelledby={`${id}-label`}
          aria-describedby={code ? `${id}-fault` : undefined}
          aria-invalid={code ? true : undefined}
          value={chosen}
          options={options}
          onChange={(people) => onChange(people.map(personOf))}
          create={createOption}
          placeholder={t('compose.people')}
          autoFocus={autoFocus}
        />
        <FieldNotes id={id} code={code} />
      </div>
    </div>
  )
}

interface ComposeFieldsProps {
  composer: Composer
  people: readonly EmailPerson[]
  /** Whether the recipient field takes the focus. */
  startsAtTo: boolean
}

/** Recipients and subject. */
export function ComposeFields({ composer: { message, fault, change }, people, startsAtTo }: ComposeFieldsProps) {
  const { t } = useTranslation('demoEmail')
  const options = useMemo(() => people.map(optionOf), [people])
  const [shown, setShown] = useState({ cc: message.cc.length > 0, bcc: message.bcc.length > 0 })
  const id = useId()
  const copies = ['cc', 'bcc'] as const satisfies readonly (keyof Composed)[]
  return (
    <>
      <Recipients
        label={t('to')}
        value={message.to}
        options={options}
        code={fault}
        autoFocus={startsAtTo}
        onChange={(to) => change({ to })}
      />
      {copies.map((copy) =>
        shown[copy] ? (
          <Recipients
            key={copy}
            label={t(copy)}
            value={message[copy]}
            options={options}
            onChange={(chosen) => change({ [copy]: chosen })}
          />
        ) : null,
      )}
      {shown.cc && shown.bcc ? null : (
        <div className="compose-copies">
          {copies
            .filter((copy) => !shown[copy])
            .map((copy) => (
              <Button key={copy} look="ghost" size="sm" onClick={() => setShown({ ...shown, [copy]: true })}>
                {copy === 'cc' ? t('compose.addCc') : t('compose.addBcc')}
              </Button>
            ))}
        </div>
      )}
      <div className="compose-row">
        <label htmlFor={id}>{t('subject')}</label>
        <input
          id={id}
          className="form-control"
          value={message.subject}
          maxLength={300}
          onChange={(event) => change({ subject: event.target.value })}
        />
      </div>
    </>
  )
}
