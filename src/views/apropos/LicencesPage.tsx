import { packages } from 'virtual:licences'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { SearchBox } from '@core/table/SearchBox'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LicenceText } from './LicenceText'
import './apropos.scss'

type Shipped = (typeof packages)[number]

const keyOf = ({ name, version }: Shipped) => `${name}@${version}`
const found = (text: string) => {
  const wanted = text.trim().toLowerCase()
  return packages.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(wanted))
}

/** The free software and the fonts used by the application, each with the text of its licence. */
export function LicencesPage() {
  const { t } = useTranslation('apropos')
  const [text, setText] = useState('')
  const late = useDeferredValue(text)
  const shown = useMemo(() => found(late), [late])
  return (
    <Page title={t('licences.title')} description={t('licences.text')}>
      <div className="licences-search">
        <SearchBox label={t('licences.search')} value={text} onChange={setText} />
        <p role="status">{t('licences.count', { count: shown.length })}</p>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} title={t('licences.none')} text={t('licences.noneText')} />
      ) : (
        <ul className="licences">
          {shown.map((one) => (
            <LicenceLine key={keyOf(one)} shipped={one} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function LicenceLine({ shipped }: { shipped: Shipped }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="licence-name">{shipped.name}</span>{' '}
          <span className="licence-version">{shipped.version}</span> <span>{shipped.licence}</span>
        </summary>
        {isOpen ? <LicenceText index={shipped.text} name={shipped.name} /> : null}
      </details>
    </li>
  )
}
