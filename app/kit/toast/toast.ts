import type { ToastOptions, ToastType } from '#app/kit/toast/toast_options'

const raiser =
  (type: ToastType) =>
  (text: string, options: Omit<ToastOptions, 'type'> = {}): void =>
    void raise(text, { ...options, type })

/** A short notice: `toast.success('Prompt saved successfully!')`. */
export const toast = {
  show: (text: string, options: ToastOptions = {}): void => void raise(text, options),
  success: raiser('success'),
  error: raiser('error'),
  warning: raiser('warning'),
  info: raiser('info'),
  default: raiser('default'),
}

/** The specification's notifications ("User Updated" …), shown for 5000 ms. */
export function showToast(text: string): void {
  toast.default(text)
}

const loadToaster = () => import('#app/kit/toast/toaster')

/** Most pages never need the toasts' code: it loads with the first touch, in time for a lost network. */
export function loadToastsOnTouch(): void {
  const load = () => {
    for (const touch of TOUCHES) removeEventListener(touch, load)
    loadToaster().catch(() => {})
  }
  for (const touch of TOUCHES) addEventListener(touch, load, { passive: true })
}

const TOUCHES = ['pointerdown', 'keydown'] as const

async function raise(text: string, options: ToastOptions) {
  const { raiseToast } = await loadToaster()
  await raiseToast(text, options)
}
