import type { Faq } from '@contract/demo/pages'
import { Page } from '@core/components/Page'
import { Tabs } from '@core/components/Tabs'
import { useDebounced } from '@core/hooks/useDebounced'
import { useFaqQuery } from '@src/redux/demo/help/api'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/Loaded'
import { Questions } from '../shared/Questions'
import { HelpContact } from './HelpContact'
import { HelpIllustration } from './HelpIllustration'
import { HelpSearch } from './HelpSearch'
import { iconOf } from './icons'
import { NothingFound } from './NothingFound'
import { useSearchText } from './useSearchText'
import './help.scss'

const TYPING_MS = 120

type Subject = NonNullable<Faq[keyof Faq]>

const subjectsOf = (faq: Faq) => Object.entries(faq).flatMap(([id, subject]) => (subject ? [{ id, subject }] : []))

/** Questions by subject; the search goes through all of them. */
export function FaqPage() {
  const { t } = useTranslation('demoHelp')
  const [text, setText] = useSearchText()
  const query = useFaqQuery(useDebounced(text.trim(), TYPING_MS))
  const count = subjectsOf(query.data ?? {}).reduce((sum, { subject }) => sum + subject.qandA.length, 0)
  return (
    <Page title={t('faq.title')} description={t('faq.text')}>
      <HelpSearch
        label={t('faq.search')}
        placeholder={t('faq.placeholder')}
        text={text}
        onChange={setText}
        status={t('faq.found', { count })}
      />
      <Loaded query={query} lines={10}>
        {(faq) => <Subjects faq={faq} text={text} onClear={() => setText('')} />}
      </Loaded>
      <HelpContact />
    </Page>
  )
}

function Subjects({ faq, text, onClear }: { faq: Faq; text: string; onClear: () => void }) {
  const { t } = useTranslation('demoHelp')
  const tabs = subjectsOf(faq).map(({ id, subject }) => ({
    id,
    label: subject.title,
    icon: iconOf(subject.icon),
    count: subject.qandA.length,
    render: () => <SubjectPanel id={id} subject={subject} />,
  }))
  if (tabs.length === 0) return <NothingFound text={text} onClear={onClear} />
  return (
    <div className="help-tabs">
      <Tabs label={t('faq.subjects')} tabs={tabs} param="sujet" />
      <HelpIllustration />
    </div>
  )
}

function SubjectPanel({ id, subject }: { id: string; subject: Subject }) {
  const Icon = iconOf(subject.icon)
  return (
    <>
      <header className="help-subject">
        <span className="help-icon">
          <Icon aria-hidden size={22} strokeWidth={1.75} />
        </span>
        <div>
          <h2>{subject.title}</h2>
          <p className="muted">{subject.subtitle}</p>
        </div>
      </header>
      {/* Another list of questions opens its own first one. */}
      <Questions key={`${id} ${subject.qandA[0]?.question}`} name={id} questions={subject.qandA} />
    </>
  )
}
