import { useIsHydrated } from '#app/kit/hooks/use_is_hydrated'

/** The CSRF token of a form submitted before scripts run; after hydration, a header has it. */
export function CsrfField({ token }: { token: string }) {
  if (useIsHydrated()) return null
  return <input type="hidden" name="_csrf" value={token} readOnly />
}
