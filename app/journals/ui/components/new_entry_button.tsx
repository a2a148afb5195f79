import { router } from '@inertiajs/react'
import { PenLine } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { journalsApi } from '#app/journals/ui/journals_api'

export function NewEntryButton({ slug }: { slug: string }) {
  const { run, isRunning, refusal } = useCall()
  const create = async () => {
    const made = await run(() => journalsApi.createEntry(slug))
    if (made) router.visit(`/journals/${slug}/entries/${made.id}/edit`)
  }
  return (
    <>
      <Button variant="primary" icon={PenLine} isLoading={isRunning} onClick={() => void create()}>
        New entry
      </Button>
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </>
  )
}
