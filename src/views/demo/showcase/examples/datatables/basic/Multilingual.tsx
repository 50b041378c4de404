import { PartPager } from '@core/components/PartPager'
import { useFormat } from '@core/format/useFormat'
import { LanguageSwitch } from '@core/layouts/LanguageSwitch'
import { LANGUAGES } from '@src/configs/languages'
import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { amountOf, DemoState, dayOfRow } from '@src/views/demo/showcase/parts/demoColumns'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SortButton } from '@src/views/demo/showcase/parts/SortButton'
import { useSortedRows } from '@src/views/demo/showcase/parts/useSortedRows'
import { useChangeLanguage } from '@src/views/profil/useChangeLanguage'
import { useTranslation } from 'react-i18next'

const PER_PAGE = 7
const FIELDS = ['full_name', 'city', 'start_date', 'salary', 'age'] as const

export function Multilingual() {
  const { t } = useTranslation('demoTables')
  const format = useFormat()
  const changeLanguage = useChangeLanguage()
  const { data = [] } = useDemoRowsQuery()
  const { sort, page, shown, setPage, sortBy } = useSortedRows(data, PER_PAGE)
  return (
    <>
      {/* The language of the whole page and of the account, as in the navbar. */}
      <LanguageSwitch languages={LANGUAGES} onChange={changeLanguage} />
      <PlainTable
        label={t('word.applicationsInLanguages')}
        head={[
          ...FIELDS.map((field) => (
            <SortButton
              key={field}
              label={t(`word.field.${field}`)}
              isDown={sort.field === field ? sort.isDown : undefined}
              onPress={() => sortBy(field)}
            />
          )),
          t('word.stateHead'),
        ]}
        rows={shown.map((row) => ({
          id: row.id,
          cells: [
            ...[row.full_name, row.city, format.day(dayOfRow(row)), format.amount(amountOf(row) * 1000)],
            ...[format.number(Number(row.age)), <DemoState key="state" status={row.status} />],
          ],
        }))}
      />
      <PartPager
        label={t('word.applicationsInLanguages')}
        page={page}
        perPage={PER_PAGE}
        total={data.length}
        onPage={setPage}
      />
    </>
  )
}
