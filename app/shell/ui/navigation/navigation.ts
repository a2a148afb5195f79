import type { Account } from '#app/kit/hooks/use_shared_props'
import type { NavigationEntry, NavigationPlace } from '#app/kit/shell/navigation_entry'
import { uiModules } from '#app/ui_modules'

export const navigation: readonly NavigationEntry[] = uiModules
  .flatMap((module) => module.navigation ?? [])
  .sort((one, other) => one.order - other.order)

export function navigationFor(account: Account | null, place: NavigationPlace): NavigationEntry[] {
  return navigation.filter(
    (entry) =>
      entry.places.includes(place) &&
      (entry.isFor?.(account) ?? true) &&
      (place !== 'phone' || (entry.isOnPhoneFor?.(account) ?? true))
  )
}

export function isCurrent(entry: Pick<NavigationEntry, 'href' | 'pages'>, url: string): boolean {
  const [path] = url.split(/[?#]/)
  if (entry.pages) return entry.pages.test(path)
  return entry.href === '/' ? path === '/' : `${path}/`.startsWith(`${entry.href}/`)
}
