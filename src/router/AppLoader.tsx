import { Loader } from '@core/components/Loader'
import { useShowLoader } from '@src/redux/session/loaderFlag'

/** Over every page, before the sign-in too: the loader, as long as the state asks for it. */
export const AppLoader = () => <Loader show={useShowLoader()} />
