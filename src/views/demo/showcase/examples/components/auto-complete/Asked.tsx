import { useMoviesQuery } from '@src/redux/demo/movie/api'
import { Suggest } from '@src/views/demo/showcase/pieces/Suggest'
import { useTranslation } from 'react-i18next'

export function Asked() {
  const { t } = useTranslation('demoSample')
  const { data } = useMoviesQuery()
  const options = data?.autoComplete.map(({ title, rank }) => ({ id: `film-${rank}`, label: title })) ?? []
  return <Suggest label={t('film')} options={options} />
}
