import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * The anti-forgery token of a form that is sent before any script has run.
 * Later a header carries the token, always the newest one, and this field is
 * gone.
 */
export function CsrfField({ token }: { token: string }) {
  const isBeforeScripts = useSyncExternalStore(
    never,
    () => false,
    () => true
  )
  return isBeforeScripts ? <input type="hidden" name="_csrf" value={token} readOnly /> : null
}
