import { usePage } from '@inertiajs/react'
import { Button } from '#app/common/ui/kit/button'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { buttonStyle } from '#app/common/ui/kit/button_style'
import type { WayOn as Way } from '#app/site/ui/failures'

interface WayOnProps {
  way: Way
  isFirst: boolean
}

/** A button that leads out of a failure; signing in is offered to the signed-out only. */
export function WayOn({ way, isFirst }: WayOnProps) {
  const { props, url } = usePage()
  const variant = isFirst ? 'ink' : 'line'

  switch (way) {
    case 'home':
      return (
        <ButtonLink href="/" variant={variant}>
          Go to the front page
        </ButtonLink>
      )
    case 'reload':
      return (
        <a href={url} className={buttonStyle({ variant })}>
          Load the page again
        </a>
      )
    case 'back':
      return (
        <Button variant={variant} onClick={() => window.history.back()}>
          Go back
        </Button>
      )
    case 'sign_in':
      return props.account ? null : (
        <ButtonLink href="/login" variant={variant}>
          Sign in
        </ButtonLink>
      )
  }
}
