import { usePage } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import type { WayOn as Way } from '#app/site/ui/failures'

interface WayOnProps {
  way: Way
  isFirst: boolean
}

export function WayOn({ way, isFirst }: WayOnProps) {
  const { props, url } = usePage()
  const variant = isFirst ? 'ink' : 'line'

  switch (way) {
    case 'home':
      return (
        <ButtonLink href="/" variant={variant}>
          Go to the home page
        </ButtonLink>
      )
    case 'reload':
      return (
        <a href={url} className={buttonStyle({ variant })}>
          Reload the page
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
        <ButtonLink href={`/enter?to=${encodeURIComponent(url)}`} variant={variant}>
          Sign in
        </ButtonLink>
      )
  }
}
