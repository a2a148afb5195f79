import type { Entry } from '#app/farm/ui/open_houses/use_registration'

/** A guest’s entry on this device. Where storage is blocked, it is lost with the page. */
export function keptEntry(slug: string) {
  const key = `open-house-registration:${slug}`
  const attempt = <Result>(work: () => Result): Result | null => {
    try {
      return work()
    } catch {
      return null
    }
  }
  return {
    read: (): Entry | null =>
      attempt(() => {
        const text = localStorage.getItem(key)
        return text ? JSON.parse(text) : null
      }),
    keep: (entry: Entry) => attempt(() => localStorage.setItem(key, JSON.stringify(entry))),
    forget: () => attempt(() => localStorage.removeItem(key)),
  }
}
