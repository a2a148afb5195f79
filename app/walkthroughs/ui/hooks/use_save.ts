import { router } from '@inertiajs/react'
import { useCall } from '#app/kit/calls/use_call'

export function reloadWalkthrough(): void {
  router.reload({ only: ['walkthrough', 'rooms'] })
}

/** Runs a call of the editor and shows what is stored then. */
export function useSave() {
  const { run, isRunning, refusal } = useCall()
  const save = async (call: () => Promise<void>): Promise<boolean> => {
    const isSaved = (await run(() => call().then(() => true))) ?? false
    reloadWalkthrough()
    return isSaved
  }
  return { save, isRunning, refusal }
}
