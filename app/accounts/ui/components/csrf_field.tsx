import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Lets a form that the server rendered be sent before any script has run.
 * Afterwards a header carries the token, which is always the newest, and this
 * is gone.
 */
export function CsrfField({ token }: { token: string }) {
  const isBeforeScripts = useSyncExternalStore(
    never,
    () => false,
    () => true
  )
  return isBeforeScripts ? <input type="hidden" name="_csrf" value={token} readOnly /> : null
}
