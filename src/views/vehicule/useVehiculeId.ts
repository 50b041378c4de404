import { useParams } from 'react-router-dom'

/** The id in the address; 0, which no vehicle has, when it is not a number. */
export function useVehiculeId(): number {
  const { id = '' } = useParams()
  return /^\d{1,9}$/.test(id) ? Number(id) : 0
}
