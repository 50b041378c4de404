import { PRODUCT_CATEGORIES, PRODUCT_SORTS, type ProductCategory, type ProductQuery } from '@contract/demo/shop'
import { useMemo } from 'react'
import { searchParam, useAddress } from '../shared/useAddress'

const PER_PAGE = 9
export const VIEWS = ['grid', 'list'] as const

const amount = (text: string | null) => (text && /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined)
const among = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)
const listed = (text: string | null) => text?.split('~').filter(Boolean).slice(0, 20) ?? []

/** The state of the shop in the address; invalid parameters are ignored. */
function read(params: URLSearchParams) {
  const category: ProductCategory[] = PRODUCT_CATEGORIES.filter((name) => listed(params.get('category')).includes(name))
  const filters = {
    category,
    brand: listed(params.get('brand')),
    minPrice: amount(params.get('minPrice')),
    maxPrice: amount(params.get('maxPrice')),
    minRating: amount(params.get('minRating')),
    freeShipping: params.get('freeShipping') === 'true' || undefined,
  }
  const page = Math.max(1, Math.floor(amount(params.get('page')) ?? 1))
  const q = searchParam(params)
  const sortBy = among(PRODUCT_SORTS, params.get('sortBy')) ?? 'featured'
  const view = among(VIEWS, params.get('view')) ?? 'grid'
  const query: ProductQuery = { ...filters, q, sortBy, page, perPage: PER_PAGE }
  const prices = filters.minPrice !== undefined || filters.maxPrice !== undefined ? 1 : 0
  const others = [filters.minRating, filters.freeShipping].filter(Boolean).length
  return { ...filters, q, sortBy, page, view, query, count: category.length + filters.brand.length + prices + others }
}

export type ShopState = ReturnType<typeof useShopState>

export function useShopState() {
  const [params, change] = useAddress()
  const text = params.toString()
  const state = useMemo(() => read(new URLSearchParams(text)), [text])
  return {
    ...state,
    perPage: PER_PAGE,
    setPage: (page: number) => change({ page: page > 1 ? page : null }, { push: true }),
    setView: (view: string) => change({ view: view === 'grid' ? null : view }),
    /** Changes parameters and returns to the first page. */
    set: (changes: Record<string, string | number | null | undefined>) => change({ page: null, ...changes }),
    toggle(name: 'category' | 'brand', value: string) {
      const chosen: readonly string[] = state[name]
      const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
      change({ page: null, [name]: next.join('~') })
    },
    clear: () =>
      change({
        page: null,
        q: null,
        category: null,
        brand: null,
        minPrice: null,
        maxPrice: null,
        minRating: null,
        freeShipping: null,
      }),
  }
}
