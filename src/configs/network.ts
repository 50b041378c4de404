/** True when the backend runs in the browser; false when `VITE_API_URL` names a host. */
export const isMocked = !import.meta.env.VITE_API_URL
