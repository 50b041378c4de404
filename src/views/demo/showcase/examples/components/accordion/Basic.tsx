import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Accordion, AccordionBody, AccordionHeader, AccordionItem } from 'reactstrap'

export function Basic() {
  const { t } = useTranslation('demoSample')
  const [open, setOpen] = useState('lessons')
  return (
    <div className="bs">
      <Accordion open={open} toggle={(id) => setOpen(id === open ? '' : id)}>
        {(['lessons', 'exams', 'vehicles'] as const).map((id) => (
          <AccordionItem key={id}>
            <AccordionHeader tag="h3" targetId={id}>
              {t(id)}
            </AccordionHeader>
            <AccordionBody accordionId={id}>{t('long')}</AccordionBody>
          </AccordionItem>
        ))}
      </Accordion>
    </div>
  )
}
