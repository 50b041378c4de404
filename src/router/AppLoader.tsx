import { Loader } from '@core/components/Loader'
import { useShowLoader } from '@src/redux/session/loaderFlag'

/** The global loader, above every page, also before the sign-in. */
export const AppLoader = () => <Loader show={useShowLoader()} />
