import type { DemoRow } from '@contract/demo/table'
import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { placed } from '@src/views/demo/showcase/parts/SortableList'
import { ColumnHead } from '@src/views/demo/showcase/parts/table/ColumnHead'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const FIELDS: readonly (keyof DemoRow)[] = ['full_name', 'post', 'city', 'salary', 'age']

export function Reorder() {
  const { t } = useTranslation('demoTables')
  const { data = [] } = useDemoRowsQuery()
  const [order, setOrder] = useState<readonly string[]>(FIELDS)
  const fields = FIELDS.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const place = (id: string, index: number) => order.includes(id) && setOrder(placed(order, id, index))
  return (
    <PlainTable
      label={t('word.applicationsToArrange')}
      head={fields.map((field, index) => (
        <ColumnHead
          key={field}
          id={field}
          label={t(`word.field.${field}`)}
          index={index}
          last={FIELDS.length - 1}
          onPlace={place}
        />
      ))}
      rows={data.slice(0, 5).map((row) => ({ id: row.id, cells: fields.map((field) => row[field]) }))}
    />
  )
}
