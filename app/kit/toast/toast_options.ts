export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default'

export type ToastPosition =
  'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right'

export interface ToastOptions {
  /** `default` unless told */
  type?: ToastType
  /** `top-right` unless told */
  position?: ToastPosition
  /** milliseconds until the toast closes; 5000 unless told */
  timeout?: number
  /** a button that takes back what the toast tells of, or goes on from there */
  action?: { label: string; onAct: () => void }
}

export const TOAST_TIMEOUT_MS = 5000
export const MAX_TOASTS = 20
/** how far a toast is dragged before it goes, in percent of its width */
export const DRAG_TO_DISMISS_PERCENT = 60
