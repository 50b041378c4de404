import { useParams } from 'react-router-dom'
import { idOf } from '../shared/idOf'

const FIRST_ID = 1

/** The article in the address; the first one by default. */
export const useArticleId = () => idOf(useParams().id, FIRST_ID)
