import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Send, X } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { IconButton } from '#app/kit/button/icon_button'
import { keepForSignIn, useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Textarea } from '#app/kit/form/textarea'
import { MAX_COMMENT_CHARACTERS } from '#app/spots/spot_limits'
import type { Comments } from '#app/spots/comments/ui/use_comments'

interface CommentFormProps {
  slug: string
  comments: Comments
}

/** Where one writes; Enter sends, Shift and Enter begin a new line. */
export function CommentForm({ slug, comments }: CommentFormProps) {
  const isSignedIn = useAccount() !== null
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { answering, answer, send } = comments
  const write = () => form.current?.querySelector('textarea')?.focus()
  // the visit that signed them in still scrolls to the top
  useAfterSignIn(`comment ${slug}`, () => requestAnimationFrame(write))
  useEffect(() => {
    if (answering) write()
  }, [answering])

  if (!isSignedIn) {
    return (
      <ButtonLink
        href={`/spots/${slug}/enter?for=comment`}
        onClick={() => keepForSignIn(`comment ${slug}`)}
        variant="primary"
        isWide
      >
        Sign in to comment
      </ButtonLink>
    )
  }

  const submit = () => {
    if (!text.trim()) return
    send(text.trim())
    setText('')
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      ref={form}
      className="w-full"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {answering && (
        <p className="mb-2 flex items-center justify-between text-13 text-muted">
          Replying to <bdi>{answering.user.name}</bdi>
          <IconButton icon={X} label="Cancel reply" size="sm" onClick={() => answer(null)} />
        </p>
      )}
      <div className="flex items-end gap-2">
        <Textarea
          rows={1}
          aria-label={answering ? 'Your reply' : 'Your comment'}
          placeholder={answering ? 'Reply…' : 'Add a comment…'}
          maxLength={MAX_COMMENT_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <IconButton type="submit" icon={Send} label="Send" className="mb-0.5" />
      </div>
    </form>
  )
}
