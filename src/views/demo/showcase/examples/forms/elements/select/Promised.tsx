import { RichSelect } from '@src/views/demo/showcase/parts/select/RichSelect'
import type { RichOption } from '@src/views/demo/showcase/parts/select/richSelectProps'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const CITIES = ['Tunis', 'Sfax', 'Sousse', 'Bizerte', 'Gabès', 'Kairouan', 'Nabeul', 'Tozeur']
const WAIT_MS = 700

/** As slow as a distant server. */
async function find(text: string): Promise<RichOption[]> {
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  return CITIES.filter((city) => city.toLowerCase().includes(text.toLowerCase())).map((city) => ({
    value: city,
    label: city,
  }))
}

export function Promised() {
  const { t } = useTranslation('demoForms')
  const [chosen, setChosen] = useState<RichOption[]>([])
  return <RichSelect aria-label={t('word.cityPromised')} value={chosen} load={find} onChange={setChosen} />
}
