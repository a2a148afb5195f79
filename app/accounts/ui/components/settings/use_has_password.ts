import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'

/** Whether there is a password to ask for; assumed until the server answers. */
export function useHasPassword(): boolean {
  const { data } = useQuery(
    {
      queryKey: ['settings', 'password'],
      queryFn: () => answered(api.api.passwordSettings.show({})),
    },
    queries
  )
  return data?.password.is_set ?? true
}
