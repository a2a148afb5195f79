import { PageReloads } from '#app/kit/calls/page_reloads'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

const reloads = new PageReloads()
const refresh = () => reloads.start()

/** Keeps a page up to date with one request, or with all of them. @param id null for all */
export function useRequestNews(id: number | null): void {
  const userId = useAccount()?.id
  const hear = (changed: { id: number }) => {
    if (id === null || changed.id === id) refresh()
  }
  useChannel(userId ? `private-user.${userId}` : null, {
    events: { 'offering_request.updated': hear },
  })
  useResume(refresh)
}
