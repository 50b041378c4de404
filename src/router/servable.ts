import { isMocked } from '@src/configs/network'

/** False where the mocked backend cannot run: over plain HTTP on another host the browser's cryptography is missing. */
export const isServable = () => !isMocked || window.isSecureContext !== false
