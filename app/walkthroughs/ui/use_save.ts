import { PageReloads } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'

const reloads = new PageReloads()

export function reloadWalkthrough(): void {
  reloads.start({ only: ['walkthrough', 'rooms'] })
}

/** Runs a call of the editor and shows what is stored then. */
export function useWalkthroughSave() {
  const { run, isRunning, refusal } = useCall()
  const save = async (call: () => Promise<void>): Promise<boolean> => {
    const isSaved = (await run(() => call().then(() => true))) ?? false
    reloadWalkthrough()
    return isSaved
  }
  return { save, isRunning, refusal }
}
