import { Store } from '#app/kit/hooks/store'

const KEY = 'viewed-homes'
const MAX_VIEWED = 20

/** Slugs of the homes last looked at, the latest first. They stay on this device. */
export const viewedHomes = new Store<readonly string[]>(stored())

export function rememberViewed(slug: string): void {
  keep([slug, ...viewedHomes.snapshot().filter((one) => one !== slug)].slice(0, MAX_VIEWED))
}

export function forgetViewed(): void {
  keep([])
}

function keep(slugs: readonly string[]) {
  viewedHomes.set(slugs)
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs))
  } catch {
    // without storage they are known until the page is left
  }
}

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
