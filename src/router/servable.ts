import { isMocked } from '@src/configs/network'

/** False where the mocked backend cannot work: plain HTTP on another host has none of the browser's cryptography. */
export const isServable = () => !isMocked || window.isSecureContext !== false
