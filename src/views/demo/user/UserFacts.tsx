import { DEMO_NETWORKS, type DemoUser } from '@contract/demo/user'
import { Facts } from '@core/components/Facts'
import { NewTabNote } from '@core/components/NewTabNote'
import { useFormat } from '@core/format/useFormat'
import { FolderKanban, ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { UserRole } from './looks'
import { NETWORKS, pageAt } from './networks'

/** Sample figures, always the same for a user. */
const figuresOf = (id: number) => ({ tasks: 120 + ((id * 389) % 2400), projects: 3 + ((id * 7) % 46) })

const link = (text: string | undefined, to: string) => text && <a href={to}>{text}</a>

/** An external link in a new tab. */
const outside = (text: string | undefined, to: string) =>
  text && (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {text}
      <NewTabNote />
    </a>
  )

/** The data of a user with their figures. */
export function UserFacts({ demoUser }: { demoUser: DemoUser }) {
  const { t } = useTranslation('demoUser')
  return (
    <section className="card" aria-labelledby="user-facts">
      <div className="card-head">
        <h2 id="user-facts">{t('information')}</h2>
      </div>
      <div className="card-body user-facts">
        <UserFigures id={demoUser.id} />
        <Facts facts={useFacts(demoUser)} />
      </div>
    </section>
  )
}

function UserFigures({ id }: { id: number }) {
  const { t } = useTranslation('demoUser')
  const format = useFormat()
  const { tasks, projects } = figuresOf(id)
  const figures = [
    { label: t('figures.tasks'), value: tasks, icon: ListChecks },
    { label: t('figures.projects'), value: projects, icon: FolderKanban },
  ]
  return (
    <ul className="user-figures">
      {figures.map(({ label, value, icon: Icon }) => (
        <li key={label}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          <span>
            <b>{format.number(value)}</b>
            <span className="muted">{label}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function useFacts({ username, email, contact, role, company, country, about, social }: DemoUser) {
  const { t, i18n } = useTranslation('demoUser')
  const format = useFormat()
  const place = format.inRow([about?.address, about?.address2, about?.postcode, about?.city, about?.region])
  const language = about?.language && new Intl.DisplayNames(i18n.language, { type: 'language' }).of(about.language)
  const known = [
    { label: t('fields.birthDate'), value: about?.birthDate && format.day(about.birthDate, 'long') },
    { label: t('fields.website'), value: outside(about?.website, about?.website ?? '') },
    { label: t('fields.language'), value: language },
    { label: t('fields.address'), value: place },
    ...DEMO_NETWORKS.map((network) => {
      const name = social?.[network]
      return { label: NETWORKS[network].name, value: outside(name, pageAt(network, name ?? '')) }
    }),
  ]
  return [
    { label: t('fields.username'), value: username && `@${username}` },
    { label: t('fields.email'), value: link(email, `mailto:${email}`) },
    { label: t('fields.contact'), value: link(contact, `tel:${contact.replace(/[^+\d]/g, '')}`) },
    { label: t('fields.role'), value: <UserRole role={role} /> },
    { label: t('fields.company'), value: company },
    { label: t('fields.country'), value: country },
    ...known.filter(({ value }) => value),
  ]
}
