import { router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { walkthroughsApi } from '#app/walkthroughs/ui/walkthroughs_api'

export function NewWalkthroughButton() {
  const { run, isRunning, refusal } = useCall()
  const create = async () => {
    const made = await run(() => walkthroughsApi.create({}))
    if (made) router.visit(`/walkthroughs/${made.slug}/edit`)
  }
  return (
    <div className="flex flex-col items-end gap-2">
      <Button variant="primary" icon={Plus} isLoading={isRunning} onClick={() => void create()}>
        New walkthrough
      </Button>
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </div>
  )
}
