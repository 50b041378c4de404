import { Chart } from '@core/charts/Chart'
import { Facts } from '@core/components/Facts'
import { useFormat } from '@core/format/useFormat'
import { useGoalOverviewQuery } from '@src/redux/demo/card/api'
import { useTranslation } from 'react-i18next'
import { Asked } from './Asked'
import { DemoCard } from './DemoCard'
import { useFigures } from './useFigures'

/** The completed part in percent. */
const reachedOf = (completed: string, left: string) =>
  Math.round((100 * Number(completed)) / (Number(completed) + Number(left)))

/** The progress towards the goal. */
export function GoalCard() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const figures = useFigures()
  return (
    <DemoCard title={t('goal.title')} className="span-4">
      <Asked query={useGoalOverviewQuery()} height={270}>
        {({ completed, inProgress }) => (
          <>
            <Chart
              kind="gauge"
              label={t('goal.title')}
              height={210}
              categories={[t('goal.reached')]}
              series={[{ name: t('share'), data: [reachedOf(completed, inProgress)] }]}
              format={(value) => format.percent(value / 100)}
            />
            <Facts
              facts={[
                { label: t('goal.completed'), value: figures.amount(completed) },
                { label: t('goal.inProgress'), value: figures.amount(inProgress) },
              ]}
            />
          </>
        )}
      </Asked>
    </DemoCard>
  )
}
