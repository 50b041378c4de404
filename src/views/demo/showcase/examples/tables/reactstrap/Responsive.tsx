import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { useTranslation } from 'react-i18next'

const MONTHS = ['07', '08', '09', '10', '11', '12', '01', '02', '03', '04', '05', '06']
const HOURS = {
  'Amira Haddad': [4, 2, 6, 8, 7, 3, 5, 6, 8, 9, 4, 2],
  'Karim Mansour': [0, 0, 3, 6, 8, 6, 4, 7, 7, 5, 3, 1],
  'Leïla Ben Salah': [2, 5, 5, 4, 6, 2, 8, 8, 6, 4, 6, 5],
}

export function Responsive() {
  const { t } = useTranslation('demoTables')
  const rows = Object.entries(HOURS).map(([name, hours]) => ({ id: name, cells: [name, ...hours] }))
  return (
    <PlainTable
      label={t('word.tableResponsive')}
      head={[t('word.name'), ...MONTHS.map((month) => t('word.hoursIn', { month }))]}
      rows={rows}
      className="table-wide"
    />
  )
}
