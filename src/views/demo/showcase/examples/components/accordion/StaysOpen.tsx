import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Accordion, AccordionBody, AccordionHeader, AccordionItem } from 'reactstrap'

export function StaysOpen() {
  const { t } = useTranslation('demoSample')
  const [open, setOpen] = useState(['lessons', 'exams'])
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id])
  return (
    <div className="bs">
      <Accordion open={open} toggle={toggle}>
        {(['lessons', 'exams', 'vehicles'] as const).map((id) => (
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
