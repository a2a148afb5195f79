export type ToastType = 'success' | 'error' | 'warning' | 'info' | 'default'

export interface ToastOptions {
  /** milliseconds until it goes by itself; 5000 unless told */
  duration?: number
}

export const TOAST_DURATION_MS = 5000
export const MOST_TOASTS = 20
/** how far a toast is dragged before it goes, in percent of its width */
export const DRAG_TO_DISMISS_PERCENT = 60
