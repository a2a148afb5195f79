import { useEffect, useRef } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'

const KEY = 'after-sign-in'
const MAX_AGE_MINUTES = 30

interface Kept {
  wish: string
  /** milliseconds */
  at: number
  /** path of the first page after sign-in */
  shownOn?: string
}

/** Remembers in this tab what a guest wants to do once signed in: `save casa-livia`. */
export function keepForSignIn(wish: string): void {
  write({ wish, at: Date.now() })
}

/** Does what a guest wanted, once they are back signed in. */
export function useAfterSignIn(wish: string, act: () => void): void {
  const isSignedIn = useAccount() !== null
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  useEffect(() => {
    if (isSignedIn && takeAfterSignIn(wish)) newest.current()
  }, [isSignedIn, wish])
}

/** True once, for what is still wanted. */
export function takeAfterSignIn(wish: string): boolean {
  const kept = read()
  if (kept?.wish !== wish) return false
  write(null)
  return Date.now() - kept.at < MAX_AGE_MINUTES * 60_000
}

interface ShownPage {
  /** `accounts/login` */
  component: string
  url: string
  isSignedIn: boolean
}

/** Forgets it once they leave the pages of sign-in, or the page they came back to, for another one. */
export function forgetOnLeaving({ component, url, isSignedIn }: ShownPage): void {
  const kept = read()
  if (!kept || component.startsWith('accounts/')) return
  const path = url.split(/[?#]/, 1)[0]!
  if (isSignedIn && (kept.shownOn ?? path) === path) write({ ...kept, shownOn: path })
  else write(null)
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // without storage, they press the button again
  }
}
