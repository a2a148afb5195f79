import { useEffect, useRef } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'

const KEY = 'after-sign-in'

/** Remembers in this tab what a guest wants to do once signed in: `save casa-livia`. */
export function keepForSignIn(wish: string): void {
  try {
    sessionStorage.setItem(KEY, wish)
  } catch {
    // without storage, they press the button again
  }
}

/** Does what a guest wanted, once they are back signed in. */
export function useAfterSignIn(wish: string, act: () => void): void {
  const isSignedIn = useAccount() !== null
  const newest = useRef(act)
  useEffect(() => {
    newest.current = act
  })
  useEffect(() => {
    if (isSignedIn && isTaken(wish)) newest.current()
  }, [isSignedIn, wish])
}

function isTaken(wish: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== wish) return false
    sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
