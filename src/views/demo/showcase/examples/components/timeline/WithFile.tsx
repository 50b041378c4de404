import { Points } from '@src/views/demo/showcase/pieces/Points'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function WithFile() {
  const { t } = useTranslation('demoSample')
  return (
    <Points
      points={[
        {
          id: 'file',
          title: t('event.paid'),
          time: '10:40',
          icon: FileText,
          children: <Link to="#WithFile">recu-0412.pdf</Link>,
        },
      ]}
    />
  )
}
