import { skipToken } from '@reduxjs/toolkit/query/react'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useInvoiceQuery } from '@src/redux/demo/invoice/api'
import { useParams } from 'react-router-dom'
import { idOf } from '../shared/idOf'

/** The default invoice, for an address without an id. */
const FIRST_ID = 4987

/** The invoice in the address; the previous one is not shown meanwhile. */
export function useInvoiceOfAddress() {
  const id = idOf(useParams().id, FIRST_ID)
  const { currentData, error, isFetching, refetch } = useInvoiceQuery(id || skipToken)
  return {
    id,
    sheet: currentData,
    isUnknown: id === 0 || isNotFound(error),
    isFailed: Boolean(error) && !currentData,
    isFetching,
    retry: () => void refetch(),
  }
}
