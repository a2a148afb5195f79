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

/** The toast code loads with the first toast: most pages never need it. */
async function raise(text: string, options: ToastOptions) {
  const { raiseToast } = await import('#app/kit/toast/toaster')
  await raiseToast(text, options)
}
