import type { Question } from '@contract/cours/question'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { paths } from '@src/configs/paths'
import { OwnText } from '@src/parts/cours/OwnText'
import { useOrderQuestionsMutation, useSeriesQuery } from '@src/redux/code-course/serie'
import { ListChecks, RotateCcw, Save } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { idIn } from '../idIn'
import { OrderRow } from './OrderRow'
import { useOrder } from './useOrder'
import { useSerieQuestions } from './useSerieQuestions'
import '../coursEdition.scss'

/** Orders the questions of a series as they will be asked. */
export function SerieOrderPage() {
  const { t } = useTranslation('coursEdition')
  const idSerie = idIn(useParams().id ?? '')
  const { data } = useSeriesQuery()
  const { questions, read } = useSerieQuestions(idSerie)
  const titre = data?.data.find(({ id }) => id === idSerie)?.title
  return (
    <Page
      title={t('order.title')}
      description={titre ? <OwnText text={titre} /> : undefined}
      back={<BackLink to={paths.questionsOf(idSerie)}>{t('tabs.questions')}</BackLink>}
    >
      {questions === undefined ? <CardSkeleton lines={8} /> : null}
      {questions === null ? <ErrorState onRetry={() => void read()} /> : null}
      {questions?.length === 0 ? <EmptyState icon={ListChecks} title={t('order.empty')} /> : null}
      {questions && questions.length > 0 ? (
        <OrderList
          key={questions.map(({ id, version }) => `${id}:${version}`).join()}
          idSerie={idSerie}
          questions={questions}
          onSaved={() => void read()}
        />
      ) : null}
    </Page>
  )
}

interface OrderListProps {
  idSerie: number
  questions: readonly Question[]
  onSaved: () => void
}

function OrderList({ idSerie, questions, onSaved }: OrderListProps) {
  const { t } = useTranslation('coursEdition')
  const start = questions.map(({ id }) => id)
  const order = useOrder(start)
  const [send, { isLoading }] = useOrderQuestionsMutation()
  useUnsavedGuard(order.isChanged, order.reset)
  const save = async (ids: number[], isUndo = false): Promise<void> => {
    const { error } = await send({ id: idSerie, body: { ids } })
    // Another user has added or moved a question: the page starts again from the current order.
    if (error) return onSaved()
    toast.success(t(isUndo ? 'order.restored' : 'order.saved'), isUndo ? {} : { undo: () => void save(start, true) })
    onSaved()
  }
  return (
    <div className="card card-body">
      <p className="muted">{t('order.text')}</p>
      <ol className="serie-list" aria-label={t('order.title')} aria-busy={isLoading}>
        {order.ids.map((id, index) => {
          const question = questions.find((one) => one.id === id)
          return question ? <OrderRow key={id} question={question} index={index} order={order} /> : null
        })}
      </ol>
      <div className="form-actions order-actions">
        <Button icon={RotateCcw} onClick={order.reset} disabled={!order.isChanged}>
          {t('order.reset')}
        </Button>
        <Button
          look="primary"
          icon={Save}
          pending={isLoading}
          disabled={!order.isChanged}
          onClick={() => void save(order.ids)}
        >
          {t('order.save')}
        </Button>
      </div>
    </div>
  )
}
