import type { ComponentProps } from 'react'
import { Toaster } from 'react-hot-toast'

/** A second place for toasts, beside the product's own: `toast(text, { toasterId })` shows some there. */
export const ToastArea = (props: ComponentProps<typeof Toaster>) => (
  <Toaster
    containerClassName="toaster"
    containerStyle={{ inset: 76 }}
    toastOptions={{ className: 'toast-card' }}
    {...props}
  />
)
