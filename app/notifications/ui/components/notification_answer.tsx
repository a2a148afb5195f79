import { useState } from 'react'
import { router, useHttp } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { failureCallbacks } from '#app/kit/calls/failure_callbacks'
import { toast } from '#app/kit/toast/toast'

interface NotificationAnswerProps {
  /** takes the answer */
  url: string
  /** what the notification is about, where accepting leads */
  page: string
  onAnswered: () => void
}

/** Answers a question right in its notification. */
export function NotificationAnswer({ url, page, onAnswered }: NotificationAnswerProps) {
  const [failure, setFailure] = useState<string>()
  const call = useHttp({ accept: true })

  const answer = (accept: boolean) => {
    setFailure(undefined)
    call.transform(() => ({ accept }))
    void call
      .post(url, {
        onSuccess: () => {
          onAnswered()
          toast.success(accept ? 'Invitation accepted' : 'Invitation declined')
          if (accept) router.visit(page)
        },
        ...failureCallbacks(setFailure),
      })
      .catch(() => {})
  }

  return (
    <div className="ms-16 pb-4">
      <div className="flex gap-3">
        <Button
          size="sm"
          variant="primary"
          isLoading={call.processing}
          onClick={() => answer(true)}
        >
          Accept
        </Button>
        <Button size="sm" isLoading={call.processing} onClick={() => answer(false)}>
          Decline
        </Button>
      </div>
      {failure && (
        <p role="alert" className="mt-2 text-13 text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
