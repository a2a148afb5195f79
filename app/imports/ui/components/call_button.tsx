import type { LucideIcon } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'

interface CallButtonProps {
  label: string
  icon: LucideIcon
  call: () => Promise<unknown>
}

/** Changes the import and reads it anew. */
export function CallButton({ label, icon, call }: CallButtonProps) {
  const { run, isRunning, refusal } = useCall()
  const start = async () => {
    if (await run(call)) reloadPage()
  }
  return (
    <>
      <Button icon={icon} isLoading={isRunning} onClick={() => void start()}>
        {label}
      </Button>
      <RefusalNote refusal={refusal} />
    </>
  )
}
