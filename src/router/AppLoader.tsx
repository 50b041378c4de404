import { Loader } from '@core/components/states/Loader'
import { useShowLoader } from '@src/redux/session/loaderFlag'

/** The global loader, above every page, also before the sign-in. */
export const AppLoader = () => <Loader show={useShowLoader()} />
