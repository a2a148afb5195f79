const KEY = 'save-after-sign-in'

/** Keeps which home a guest wants to save until they come back signed in, in this tab only. */
export function keepPendingSave(slug: string): void {
  try {
    sessionStorage.setItem(KEY, slug)
  } catch {
    // without storage they find the heart once more
  }
}

/** Whether a guest wanted to save it; the second time nobody does. */
export function takePendingSave(slug: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== slug) return false
    sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
