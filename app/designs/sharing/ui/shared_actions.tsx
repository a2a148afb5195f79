import { Heart } from 'lucide-react'
import { designApi } from '#app/designs/ui/design_api'
import type { DesignLikes, SharedDesign } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { countWords } from '#app/kit/display/count_words'
import { keepForSignIn, useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useToggle } from '#app/kit/calls/use_toggle'
import { ShareButton } from '#app/kit/share/share_button'
import { CollectButtons } from '#app/properties/ui/collect_buttons'

interface SharedActionsProps {
  design: SharedDesign
  likes: DesignLikes
}

/** What one does with somebody’s design: like it, keep it, pass it on. */
export function SharedActions({ design, likes }: SharedActionsProps) {
  const { token, title, result } = design
  if (!token) return null
  return (
    <>
      <LikeButton token={token} likes={likes} />
      <CollectButtons kind="design" token={token} name={title} />
      <ShareButton
        url={`/shared/${token}`}
        title={title}
        description="AI-generated from a photo."
        image={result && { ...result, alt: title }}
      />
    </>
  )
}

function LikeButton({ token, likes }: { token: string; likes: DesignLikes }) {
  const account = useAccount()
  const { state, toggle } = useToggle(likes, {
    isOn: ({ is_liked: isLiked }) => isLiked,
    guess: ({ count }, isOn) => ({ count: count + (isOn ? 1 : -1), is_liked: isOn }),
    send: async (isOn) => (await (isOn ? designApi.like(token) : designApi.unlike(token))).likes,
  })
  const words = state.count > 0 ? countWords(state.count, 'like') : 'Like'
  const wish = `like ${token}`
  useAfterSignIn(wish, () => {
    if (!state.is_liked) toggle()
  })
  if (!account) {
    return (
      <ButtonLink
        href={`/enter?for=design&to=${encodeURIComponent(`/shared/${token}`)}`}
        onClick={() => keepForSignIn(wish)}
        icon={Heart}
      >
        {words}
      </ButtonLink>
    )
  }
  return (
    <Button
      icon={Heart}
      aria-label={`Like, ${countWords(state.count, 'like')}`}
      aria-pressed={state.is_liked}
      onClick={toggle}
      className="aria-pressed:[&>svg]:fill-current"
    >
      {words}
    </Button>
  )
}
