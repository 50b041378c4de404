import { ShopFigures } from '@src/views/demo/dashboard/ShopFigures'
import '@src/views/demo/dashboard/demoDashboard.scss'

export const FourFigures = () => <ShopFigures />
