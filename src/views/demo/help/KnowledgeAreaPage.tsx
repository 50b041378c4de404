import type { KnowledgeCategory } from '@contract/demo/pages'
import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { fold } from '@core/layouts/menu'
import { demoPaths } from '@src/configs/demo/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useKnowledgeAreasQuery, useKnowledgeCategoriesQuery } from '@src/redux/demo/help/api'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Loaded } from '../shared/Loaded'
import { HelpContact } from './HelpContact'
import { HelpSearch } from './HelpSearch'
import { HelpUnknown } from './HelpUnknown'
import { iconOf } from './icons'
import { NothingFound } from './NothingFound'
import { useSearchText } from './useSearchText'
import './help.scss'

/** Whether the title or a question of a category contains the folded text; all its questions stay. */
const contains = (asked: string) => (category: KnowledgeCategory) =>
  [category.title, ...category.questions.map(({ question }) => question)].some((text) => fold(text).includes(asked))

/** The categories of an area with their questions. */
export function KnowledgeAreaPage() {
  const { t } = useTranslation('demoHelp')
  const { category: area = '' } = useParams()
  const areaTitle = useKnowledgeAreasQuery().data?.find(({ category }) => category === area)?.title
  const query = useKnowledgeCategoriesQuery(area)
  const isUnknown = isNotFound(query.error)
  return (
    <Page
      title={isUnknown ? t('unknown.title') : (areaTitle ?? t('base.title'))}
      back={<BackLink to={demoPaths.knowledgeBase}>{t('base.title')}</BackLink>}
    >
      {isUnknown ? (
        <HelpUnknown />
      ) : (
        <Loaded query={query}>{(categories) => <Categories key={area} area={area} categories={categories} />}</Loaded>
      )}
      <HelpContact />
    </Page>
  )
}

function Categories({ area, categories }: { area: string; categories: readonly KnowledgeCategory[] }) {
  const { t } = useTranslation('demoHelp')
  const [text, setText] = useSearchText()
  const found = categories.filter(contains(fold(text.trim())))
  return (
    <>
      <HelpSearch
        label={t('area.search')}
        placeholder={t('area.placeholder')}
        text={text}
        onChange={setText}
        status={t('area.found', { count: found.length })}
      />
      {found.length === 0 ? <NothingFound text={text} onClear={() => setText('')} /> : null}
      <ul className="help-areas">
        {found.map((category) => (
          <li key={category.id} className="card card-body">
            <CategoryCard area={area} category={category} />
          </li>
        ))}
      </ul>
    </>
  )
}

function CategoryCard({ area, category }: { area: string; category: KnowledgeCategory }) {
  const Icon = iconOf(category.icon)
  return (
    <>
      <header className="help-category">
        <span className={`help-icon help-icon-${category.iconColor}`}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </span>
        <h2>
          {category.title} <span className="muted">({category.questions.length})</span>
        </h2>
      </header>
      <ul className="help-questions">
        {category.questions.map(({ id, question, slug }) => (
          <li key={id}>
            <Link to={demoPaths.knowledgeArticle(area, slug)}>{question}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
