import { useEffect, useRef } from 'react'
import { CommentForm } from '#app/spots/comments/ui/comment_form'
import { CommentList } from '#app/spots/comments/ui/comment_list'
import { useComments } from '#app/spots/comments/ui/use_comments'
import type { Spot } from '#app/spots/ui/types'

interface SpotCommentsProps {
  spot: Spot
  /** how often somebody asked to write one: each time, the field takes the keyboard */
  asked: number
}

/** The comments of a spot on its own page. */
export default function SpotComments({ spot, asked }: SpotCommentsProps) {
  const comments = useComments(spot)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked) form.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [asked])
  return (
    <>
      <div ref={form} className="mb-8">
        <CommentForm slug={spot.slug} comments={comments} />
      </div>
      <CommentList comments={comments} />
    </>
  )
}
