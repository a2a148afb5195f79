import { router, useHttp } from '@inertiajs/react'
import { toast } from '#app/kit/toast/toast'

interface Person {
  id: number
  handle: string
  name: string
}

/** Blocks a person and leaves their profile, which is now hidden. Can be undone. */
export function useBlock({ id, handle, name }: Person) {
  const call = useHttp({})
  const path = `/api/users/${id}/block`

  const unblock = async () => {
    try {
      await call.delete(path)
      router.visit(`/@${handle}`)
    } catch {
      toast.error(`${name} is still blocked. Try again on your profile page.`)
    }
  }
  return async () => {
    try {
      await call.post(path)
      router.visit('/dashboard')
      toast.success(`You’ve blocked ${name}.`, {
        action: { label: 'Undo', onAct: () => void unblock() },
      })
    } catch {
      toast.error('That didn’t work. Check your connection and try again.')
    }
  }
}
