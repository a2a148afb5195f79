import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clubApi } from '#app/club/ui/club_api'
import { RequestActions } from '#app/club/requests/ui/request_actions'
import { ReviewForm } from '#app/club/requests/ui/review_form'
import { Button } from '#app/kit/button/button'
import { queries } from '#app/kit/calls/queries'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Dialog } from '#app/kit/overlay/dialog'
import type { MessageCardProps } from '#app/kit/shell/ui_module'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

/** The deeds of a request, on its card in a chat. Follows what both do, wherever they do it. */
export default function RequestCardActions({ id, state }: MessageCardProps) {
  const userId = useAccount()?.id
  const [isReviewing, setReviewing] = useState(false)
  const { data: request, refetch } = useQuery(
    {
      queryKey: ['club', 'request', id, state],
      queryFn: ({ signal }) => clubApi.findRequest(id, signal),
      placeholderData: keepPreviousData,
    },
    queries
  )
  useChannel(userId ? `private-user.${userId}` : null, {
    events: {
      'offering_request.updated': (changed: { id: number }) => {
        if (changed.id === id) void refetch()
      },
    },
  })
  useResume(() => void refetch())
  if (!request?.deeds.length) return null
  const mayReview = request.deeds.includes('review')
  return (
    <div className="border-t border-line px-4 py-3">
      <RequestActions request={request} reload={refetch} size="sm" />
      {mayReview && (
        <Button size="sm" variant="primary" onClick={() => setReviewing(true)}>
          Leave a review
        </Button>
      )}
      <Dialog
        title="Leave a review"
        description={request.offering.title}
        size="sm"
        isOpen={isReviewing && mayReview}
        onOpenChange={setReviewing}
      >
        <ReviewForm request={request} onSent={() => void refetch()} />
      </Dialog>
    </div>
  )
}
