import type { KnowledgeArea } from '@contract/demo/pages'
import { Page } from '@core/components/Page'
import { fold } from '@core/layouts/menu'
import { demoPaths } from '@src/configs/demo/paths'
import { useKnowledgeAreasQuery } from '@src/redux/demo/help/api'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Loaded } from '../shared/Loaded'
import { HelpContact } from './HelpContact'
import { HelpSearch } from './HelpSearch'
import { NothingFound } from './NothingFound'
import { useSearchText } from './useSearchText'
import './help.scss'

/** The areas of the knowledge base. */
export function KnowledgeBasePage() {
  const { t } = useTranslation('demoHelp')
  const [text, setText] = useSearchText()
  const query = useKnowledgeAreasQuery()
  const asked = fold(text.trim())
  const found = query.data?.filter(({ title, desc }) => fold(`${title} ${desc}`).includes(asked)) ?? []
  return (
    <Page title={t('base.title')} description={t('base.text')}>
      <HelpSearch
        label={t('base.search')}
        placeholder={t('base.placeholder')}
        text={text}
        onChange={setText}
        status={t('base.found', { count: found.length })}
      />
      <Loaded query={query}>
        {() => (found.length > 0 ? <Areas areas={found} /> : <NothingFound text={text} onClear={() => setText('')} />)}
      </Loaded>
      <HelpContact />
    </Page>
  )
}

const Areas = ({ areas }: { areas: readonly KnowledgeArea[] }) => (
  <ul className="help-areas">
    {areas.map(({ id, category, img, title, desc }) => (
      <li key={id} className="card card-body">
        <img src={img} alt="" width={56} height={56} />
        <h2>
          <Link to={demoPaths.knowledgeArea(category)}>{title}</Link>
        </h2>
        <p className="muted">{desc}</p>
      </li>
    ))}
  </ul>
)
