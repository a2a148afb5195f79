export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default'

export type ToastPosition =
  'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right'

export interface ToastOptions {
  /** default `default` */
  type?: ToastType
  /** default `top-right` */
  position?: ToastPosition
  /** milliseconds until the toast closes; default 5000 */
  timeout?: number
  /** an action button, such as undo */
  action?: { label: string; onAct: () => void }
  /** when it has closed: after the action, by hand or by itself */
  onClose?: () => void
}

export const TOAST_TIMEOUT_MS = 5000
export const MAX_TOASTS = 20
export const TOAST_POSITION: ToastPosition = 'top-right'
/** drag distance that dismisses a toast, in percent of its width */
export const DRAG_TO_DISMISS_PERCENT = 60

/** What the library is told: its type, where it appears and for how many milliseconds. */
export function toastSettings({
  type = 'default',
  position = TOAST_POSITION,
  timeout = TOAST_TIMEOUT_MS,
}: ToastOptions) {
  return { type, position, autoClose: timeout }
}
