import type { PageRoute } from '@src/configs/pageRoute'
import { pages } from '@src/router/pages'

const areas = import.meta.glob<readonly PageRoute[]>('/src/views/demo/**/routes.tsx', { eager: true, import: 'routes' })

/** The pages of the demo: loaded when one of their addresses is opened, or asked for. */
export const demoPages: readonly PageRoute[] = Object.values(areas).flat()

/** All pages behind the sign-in, with those of the demo. */
export const allPages: readonly PageRoute[] = [...pages, ...demoPages]
