import { Sheet } from '#app/kit/overlay/sheet'
import { CommentForm } from '#app/spots/comments/ui/comment_form'
import { CommentList } from '#app/spots/comments/ui/comment_list'
import { useComments } from '#app/spots/comments/ui/use_comments'
import { useSpot } from '#app/spots/ui/spot_marks'
import type { Spot } from '#app/spots/ui/types'

interface CommentsSheetProps {
  spot: Spot
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export default function CommentsSheet({ spot: given, isOpen, onOpenChange }: CommentsSheetProps) {
  const spot = useSpot(given)
  const comments = useComments(spot)
  return (
    <Sheet
      title={spot.comments_count ? `Comments (${spot.comments_count})` : 'Comments'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={<CommentForm slug={spot.slug} comments={comments} />}
    >
      <CommentList comments={comments} />
    </Sheet>
  )
}
