import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The CSRF token of a form submitted before scripts run; after hydration, a header has it. */
export function CsrfField({ token }: { token: string }) {
  const isBeforeScripts = useSyncExternalStore(
    never,
    () => false,
    () => true
  )
  return isBeforeScripts ? <input type="hidden" name="_csrf" value={token} readOnly /> : null
}
