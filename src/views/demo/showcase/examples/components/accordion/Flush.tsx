import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Accordion, AccordionBody, AccordionHeader, AccordionItem } from 'reactstrap'

export function Flush() {
  const { t } = useTranslation('demoSample')
  const [open, setOpen] = useState('exams')
  return (
    <div className="bs">
      <Accordion flush open={open} toggle={(id) => setOpen(id === open ? '' : id)}>
        {(['lessons', 'exams'] as const).map((id) => (
          <AccordionItem key={id}>
            <AccordionHeader tag="h3" targetId={id}>
              {t(id)}
            </AccordionHeader>
            <AccordionBody accordionId={id}>{t('short')}</AccordionBody>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}
