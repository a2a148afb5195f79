import type { ToastOptions, ToastType } from '#app/common/ui/kit/toast_options'

const raiser =
  (type: ToastType) =>
  (text: string, options: ToastOptions = {}): void =>
    void raise(type, text, options)

/** A word about what just happened, top right: `toast.success('Prompt saved successfully!')`. */
export const toast = {
  success: raiser('success'),
  error: raiser('error'),
  warning: raiser('warning'),
  info: raiser('info'),
  default: raiser('default'),
}

/** The notifications of the specification ("User Updated" …), for 5000 ms. */
export function notify(text: string): void {
  toast.default(text)
}

/** What raises toasts is fetched with the first one: most pages never need it. */
async function raise(type: ToastType, text: string, options: ToastOptions) {
  const { raiseToast } = await import('#app/common/ui/kit/toaster')
  await raiseToast(type, text, options)
}
